#!/bin/sh
# Writes DIR/cache/threaded-truth.csv: caches simulated on what gcc -O2 makes of the kernels that the measured truth has not, for
#   java -jar benchmarks/target/benchmarks.jar caches --reference DIR --models rr1,rr1_coh
# An independent calculation: nothing of it is Parcast's but the text of the kernels. Needs gcc and g++ on Linux.
set -eu
[ $# = 1 ] || { echo "usage: $0 DIR" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1/cache"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gcc -O2 -Wall -c "$here/team.c" -o "$work/team.o"
echo app,threads,model,refs,l1_misses,ll_misses,l1_hit,l1_hit_min_core,l1_hit_max_core,l1_hit_core0,ll_local_hit,ll_global_hit,invalidations,all \
  > "$1/cache/threaded-truth.csv"
for app in adi durbin blackscholes bfs; do
  if [ $app = bfs ]; then compiler=g++ source=bfs.cpp; else compiler=gcc source=$app.c; fi
  $compiler -O2 -Wall -Wno-unknown-pragmas -fopenmp -fsanitize=thread -c "$here/$source" -o "$work/$app.o"
  $compiler "$work/$app.o" "$work/team.o" -lm -o "$work/$app"
  for threads in 1 2 4 8 16; do
    APP=$app "$work/$app" $threads
    [ $threads = 1 ] || APP=$app COH=1 "$work/$app" $threads
  done
done >> "$1/cache/threaded-truth.csv"
