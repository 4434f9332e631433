/* What the kernels need of team.c. */
#ifndef TEAM_H
#define TEAM_H
#ifdef __cplusplus
extern "C" {
#endif

/* Names an array. It counts as lying where glibc's posix_memalign would have placed it, arrays being made in this order. */
void array(const char *name, void *start, long bytes);

/* How many threads a team has; to be called first. */
void omp_set_num_threads(int threads);

#ifdef __cplusplus
}
#endif
#endif
