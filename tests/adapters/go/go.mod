module segspec/adapter

go 1.23.0

require (
	github.com/kaitai-io/kaitai_struct_go_runtime v0.11.0
	segspec/generated/go v0.0.0
)

require golang.org/x/text v0.28.0 // indirect

replace segspec/generated/go => ../../../generated/go
