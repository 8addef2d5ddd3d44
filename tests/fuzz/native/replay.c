/* Runs a target over files, where there is no libFuzzer: `replay FILE…`. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *input, size_t length);

int main(int count, char **words) {
    for (int n = 1; n < count; n++) {
        FILE *file = fopen(words[n], "rb");
        if (!file || fseek(file, 0, SEEK_END)) return 2;
        size_t length = (size_t)ftell(file);
        uint8_t *input = malloc(length ? length : 1);
        rewind(file);
        if (!input || fread(input, 1, length, file) != length) return 2;
        fclose(file);
        LLVMFuzzerTestOneInput(input, length);
        free(input);
    }
    printf("%d inputs\n", count - 1);
    return 0;
}
