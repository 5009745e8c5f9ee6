module cairn

go 1.23

require gopkg.in/validator.v2 v2.0.1

replace gopkg.in/validator.v2 => ./validator.v2
