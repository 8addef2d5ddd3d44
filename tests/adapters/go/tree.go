// Whole trees of what the parsers read, in the form of the other languages: integers are decimal texts, bytes are
// "x:" and hex, text is "s:" and itself, an object that is one of those above it is "above"; what is absent is left out.
package main

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"reflect"
	"strconv"
	"strings"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"

	spec "segspec/generated/go/segspecksy"
)

type treeRequest struct {
	Spec     string `json:"spec"`
	Params   []any  `json:"params"`
	File     string `json:"file"`
	Hex      string `json:"hex"`
	Position int64  `json:"position"`
	End      *int   `json:"end"`
	Flip     *int   `json:"flip"`
}

func treeAnswer(line []byte) (any, bool) {
	var asked treeRequest
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.UseNumber()
	if err := decoder.Decode(&asked); err != nil {
		panic(err)
	}
	stream := kaitai.NewStream(bytes.NewReader(asked.content()))
	if _, err := stream.Seek(asked.Position, io.SeekStart); err != nil {
		panic(err)
	}
	object := asked.object()
	arguments := []reflect.Value{reflect.ValueOf(stream), reflect.Zero(object.MethodByName("Read").Type().In(1)), object}
	if _, kind := called(object.MethodByName("Read"), arguments); kind != "" {
		return map[string]any{"error": map[string]any{"kind": kind}}, false
	}
	position, _ := stream.Pos()
	return map[string]any{"tree": structTree(object, []uintptr{object.Pointer()}), "position": position}, false
}

func (asked treeRequest) content() []byte {
	content, err := hex.DecodeString(asked.Hex)
	if asked.File != "" {
		content, err = os.ReadFile(asked.File)
	}
	if err != nil {
		panic(err)
	}
	if asked.End != nil && *asked.End < len(content) {
		content = content[:*asked.End]
	}
	if asked.Flip != nil {
		content[*asked.Flip>>3] ^= 0x80 >> (*asked.Flip & 7)
	}
	return content
}

// object makes the parser with its parameters, which are numbers and truth values.
func (asked treeRequest) object() reflect.Value {
	create := reflect.ValueOf(spec.Specs[asked.Spec])
	var params []reflect.Value
	for at, param := range asked.Params {
		value := reflect.ValueOf(param)
		if number, is := param.(json.Number); is {
			whole, _ := number.Int64()
			value = reflect.ValueOf(whole).Convert(create.Type().In(at))
		}
		params = append(params, value)
	}
	return create.Call(params)[0]
}

// called calls what returns an error last, and gives what else it returns and the kind of its error, if there is one.
func called(method reflect.Value, arguments []reflect.Value) (out reflect.Value, kind string) {
	// A cast of a value that is not what it should be panics; so does what follows from it.
	defer func() {
		if why := recover(); why != nil {
			kind = fmt.Sprint("panic: ", why)
		}
	}()
	found := method.Call(arguments)
	if err, is := found[len(found)-1].Interface().(error); is {
		return out, kindOf(err)
	}
	return found[0], ""
}

func kindOf(err error) string {
	var refused kaitai.ValidationFailedError
	switch {
	case errors.As(err, &refused):
		return "refused"
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return "end"
	case errors.Is(err, kaitai.ErrInvalidSizeRequested):
		return "negative"
	}
	return err.Error()
}

func lowerFirst(name string) string { return strings.ToLower(name[:1]) + name[1:] }

// structTree gives fields, parameters and instances by name.
func structTree(object reflect.Value, above []uintptr) map[string]any {
	out := map[string]any{}
	fields := object.Elem()
	for at := range fields.NumField() {
		if field := fields.Type().Field(at); field.IsExported() {
			put(out, lowerFirst(field.Name), fields.Field(at), above)
		}
	}
	for at := range object.NumMethod() {
		name, method := object.Type().Method(at).Name, object.Method(at)
		if name == "Read" || method.Type().NumIn() != 0 || method.Type().NumOut() != 2 {
			continue
		}
		value, kind := called(method, nil)
		if kind != "" {
			out[lowerFirst(name)] = map[string]any{"error": kind}
			continue
		}
		put(out, lowerFirst(name), value, above)
	}
	return out
}

func put(out map[string]any, name string, value reflect.Value, above []uintptr) {
	if shown, is := treeOf(value, above); is {
		out[name] = shown
	}
}

// treeOf gives a value as it is shown, and whether there is one.
func treeOf(value reflect.Value, above []uintptr) (any, bool) {
	switch value.Kind() {
	case reflect.Bool:
		return value.Bool(), true
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.FormatInt(value.Int(), 10), true
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return strconv.FormatUint(value.Uint(), 10), true
	case reflect.Float32, reflect.Float64:
		return floatTree(value.Float()), true
	case reflect.String:
		return "s:" + value.String(), true
	case reflect.Slice:
		return sliceTree(value, above)
	case reflect.Interface, reflect.Pointer:
		return objectTree(value, above)
	}
	panic("no such value in a tree: " + value.Type().String())
}

func floatTree(value float64) string {
	if math.IsNaN(value) {
		return "nan"
	}
	if value == math.Trunc(value) && !math.IsInf(value, 0) {
		return strconv.FormatFloat(value, 'f', 0, 64)
	}
	return fmt.Sprintf("f:%016x", math.Float64bits(value))
}

func sliceTree(value reflect.Value, above []uintptr) (any, bool) {
	if value.IsNil() {
		return nil, false
	}
	if value.Type().Elem().Kind() == reflect.Uint8 && value.Type() == reflect.TypeFor[[]byte]() {
		return "x:" + hex.EncodeToString(value.Bytes()), true
	}
	out := []any{}
	for at := range value.Len() {
		shown, _ := treeOf(value.Index(at), above)
		out = append(out, shown)
	}
	return out, true
}

func objectTree(value reflect.Value, above []uintptr) (any, bool) {
	if value.IsNil() {
		return nil, false
	}
	if value.Kind() == reflect.Interface {
		return treeOf(value.Elem(), above)
	}
	for _, one := range above {
		if one == value.Pointer() {
			return "above", true
		}
	}
	return structTree(value, append(above[:len(above):len(above)], value.Pointer())), true
}
