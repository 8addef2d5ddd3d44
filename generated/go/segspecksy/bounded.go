// segspec_kaitai, for kaitai-struct-compiler 0.11.0

package segspecksy

import (
	"fmt"
	"io"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
)

// readBytes reads n bytes where the stream has them: the runtime's own allocates them before it looks.
func readBytes(stream *kaitai.Stream, n int) ([]byte, error) {
	size, err := stream.Size()
	if err != nil {
		return nil, err
	}
	pos, err := stream.Pos()
	if err != nil {
		return nil, err
	}
	if int64(n) > size-pos {
		return nil, fmt.Errorf("%d bytes where %d are left: %w", n, size-pos, io.ErrUnexpectedEOF)
	}
	return stream.ReadBytes(n)
}
