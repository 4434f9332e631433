/* A binary search tree on the heap, filled at random and walked. */
#include <stdlib.h>
#define N 4000
struct node {
  struct node *left, *right;
  int key;
  char more[20];
};

static long sum(const struct node *at) { return at ? sum(at->left) + at->key + sum(at->right) : 0; }

int main(void) {
  struct node *root = 0;
  unsigned seed = 7;
  for (int i = 0; i < N; i++) {
    seed = seed * 1664525u + 1013904223u;
    int key = seed >> 4;
    struct node **at = &root;
    while (*at) at = key < (*at)->key ? &(*at)->left : &(*at)->right;
    *at = calloc(1, sizeof(struct node));
    (*at)->key = key;
  }
  long all = 0;
  for (int t = 0; t < 5; t++) all += sum(root);
  return all == 1;
}
