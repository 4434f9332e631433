/* Counts words of a text of its own in a table with open addressing: bytes, 16-byte moves of the library, and 24-byte entries. */
#include <string.h>
#define TEXT 60000
#define TABLE 1021
static char text[TEXT + 1];
struct entry {
  char word[16];
  long count;
};
static struct entry table[TABLE];

int main(void) {
  unsigned seed = 3;
  for (int i = 0; i < TEXT; i++) {
    seed = seed * 1664525u + 1013904223u;
    text[i] = (seed >> 20) % 5 == 0 ? ' ' : 'a' + (seed >> 24) % 4;
  }
  for (char *at = text; *at;) {
    char word[16] = {0};
    unsigned hash = 0;
    int length = 0;
    for (; *at && *at != ' '; at++)
      if (length < 15) {
        word[length++] = *at;
        hash = hash * 31 + *at;
      }
    while (*at == ' ') at++;
    unsigned slot = hash % TABLE;
    for (int tries = 0; tries < TABLE; tries++, slot = (slot + 1) % TABLE) {
      if (!table[slot].count) memcpy(table[slot].word, word, 16);
      if (!memcmp(table[slot].word, word, 16)) {
        table[slot].count++;
        break;
      }
    }
  }
  return table[0].count > TEXT;
}
