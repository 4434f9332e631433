/* Breadth-first search, as testdata/programs/kernels/Bfs.java, on another graph of the same making. */
#include <cstdlib>
#include <vector>
#include "team.h"

struct Node {
  int first, edges;
};

static const int N = 65536;
static Node nodes[N];
static bool frontier[N], next_frontier[N], visited[N];
static int cost[N];

/* Each turn of a loop as reading a file would have it: nothing is stored for several turns at once. */
#define READS_FILE asm volatile("")

static void __attribute__((noinline)) search(int n, Node *nodes, bool *frontier, bool *next, bool *visited, int *targets, int *cost) {
  bool again;
  do {
    again = false;
#pragma omp parallel for
    for (int node = 0; node < n; node++) {
      if (frontier[node]) {
        frontier[node] = false;
        for (int e = nodes[node].first; e < nodes[node].edges + nodes[node].first; e++) {
          int target = targets[e];
          if (!visited[target]) {
            cost[target] = cost[node] + 1;
            next[target] = true;
          }
        }
      }
    }
#pragma omp parallel for
    for (int node = 0; node < n; node++) {
      if (next[node]) {
        frontier[node] = true;
        visited[node] = true;
        again = true;
        next[node] = false;
      }
    }
  } while (again);
}

int main(int count, char **arguments) {
  omp_set_num_threads(count > 1 ? atoi(arguments[1]) : 1);
  std::vector<std::vector<int>> graph(N);
  srand(7);
  for (int i = 0; i < N; i++) {
    for (int e = 2 + rand() % 3; e > 0; e--) {
      int other = rand() % N;
      graph[i].push_back(other);
      graph[other].push_back(i);
    }
  }
  int edges = 0;
  array("nodes", nodes, sizeof nodes);
  array("frontier", frontier, sizeof frontier);
  array("next", next_frontier, sizeof next_frontier);
  array("visited", visited, sizeof visited);
  for (int i = 0; i < N; i++) {
    nodes[i].first = edges;
    READS_FILE;
    nodes[i].edges = (int)graph[i].size();
    frontier[i] = false;
    next_frontier[i] = false;
    visited[i] = false;
    edges += (int)graph[i].size();
    READS_FILE;
  }
  frontier[0] = true;
  visited[0] = true;
  int *targets = (int *)malloc(edges * sizeof(int));
  array("targets", targets, edges * sizeof(int));
  int at = 0;
  for (int i = 0; i < N; i++) {
    for (int target : graph[i]) {
      targets[at++] = target;
      READS_FILE;
    }
  }
  array("cost", cost, sizeof cost);
  for (int i = 0; i < N; i++) {
    cost[i] = -1;
    READS_FILE;
  }
  cost[0] = 0;
  search(N, nodes, frontier, next_frontier, visited, targets, cost);
  return 0;
}
