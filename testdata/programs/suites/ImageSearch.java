import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Search for similar images, after the description of ferret in PARSEC: a pipeline of four stages, segmentation, extraction of features, indexing and ranking,
 * a quarter of the threads in each. Queries are handed on from stage to stage; a stage's threads take them in an order that changes from query to query. The
 * tables of the index and the features of the database are common to all threads of the last two stages.
 *
 * Usage: ImageSearch threads queries images; the number of threads is a multiple of four
 */
public final class ImageSearch {
  private static final int STAGES = 4;
  private static final int PIXELS = 256;
  private static final int SEGMENTS = 8;
  private static final int FEATURES = 14;
  private static final int BUCKETS = 256;
  private static final int BUCKET = 16;
  private static final int CANDIDATES = 64;

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int queries = args.length > 1 ? Integer.parseInt(args[1]) : 64;
    int images = args.length > 2 ? Integer.parseInt(args[2]) : 1024;
    ImageSearch search = new ImageSearch(queries, images);
    team(threads, (id, barrier) -> search.serve(id, threads, barrier));
    long sum = 0;
    for (int q = 0; q < queries; q++) {
      sum = sum * 31 + search.best[q];
    }
    System.out.println(queries + " queries, checksum " + sum);
  }

  private final int queries;
  private final int images;
  private final int[][] pixels;
  private final int[][] segments;
  private final float[][] features;
  private final int[][] candidates;
  private final int[] best;
  private final int[] buckets = new int[BUCKETS * BUCKET];
  private final float[] database;

  private ImageSearch(int queries, int images) {
    this.queries = queries;
    this.images = images;
    pixels = new int[queries][PIXELS];
    segments = new int[queries][PIXELS];
    features = new float[queries][SEGMENTS * FEATURES];
    candidates = new int[queries][CANDIDATES];
    best = new int[queries];
    database = new float[images * FEATURES];
    int state = 12345;
    for (int i = 0; i < database.length; i++) {
      state = state * 1103515245 + 12345;
      database[i] = (state >>> 16 & 255) / 256f;
    }
    for (int i = 0; i < buckets.length; i++) {
      state = state * 1103515245 + 12345;
      buckets[i] = (state >>> 8) % images;
    }
    for (int q = 0; q < queries; q++) {
      for (int i = 0; i < PIXELS; i++) {
        state = state * 1103515245 + 12345;
        pixels[q][i] = state >>> 16 & 255;
      }
    }
  }

  private void serve(int id, int threads, CyclicBarrier barrier) throws InterruptedException, BrokenBarrierException {
    int width = threads / STAGES;
    int stage = id / width;
    for (int round = 0; round < (queries + width - 1) / width + STAGES - 1; round++) {
      int batch = round - stage;
      int query = batch * width + (id + batch * (stage + 1)) % width;
      if (batch >= 0 && query < queries) {
        switch (stage) {
          case 0 -> segment(pixels[query], segments[query]);
          case 1 -> extract(pixels[query], segments[query], features[query]);
          case 2 -> index(features[query], candidates[query]);
          default -> best[query] = rank(features[query], candidates[query]);
        }
      }
      barrier.await();
    }
  }

  private static void segment(int[] pixels, int[] segments) {
    for (int i = 0; i < PIXELS; i++) {
      int smooth = (pixels[Math.max(0, i - 1)] + pixels[i] + pixels[Math.min(PIXELS - 1, i + 1)]) / 3;
      segments[i] = smooth * SEGMENTS / 256;
    }
  }

  private static void extract(int[] pixels, int[] segments, float[] features) {
    for (int i = 0; i < PIXELS; i++) {
      int at = segments[i] * FEATURES + i % FEATURES;
      features[at] = 0.75f * features[at] + 0.25f * (pixels[i] / 256f);
    }
  }

  /** Candidates out of the buckets that the features of the segments fall into. */
  private void index(float[] features, int[] candidates) {
    for (int c = 0; c < CANDIDATES; c++) {
      int from = c % SEGMENTS * FEATURES;
      int hash = 0;
      for (int f = 0; f < FEATURES; f++) {
        hash = hash * 31 + (int) (features[from + f] * 8) + c / SEGMENTS;
      }
      candidates[c] = buckets[(hash & BUCKETS - 1) * BUCKET + c % BUCKET];
    }
  }

  private int rank(float[] features, int[] candidates) {
    int nearest = -1;
    float least = Float.MAX_VALUE;
    for (int c = 0; c < CANDIDATES; c++) {
      float distance = 0;
      for (int s = 0; s < SEGMENTS; s++) {
        for (int f = 0; f < FEATURES; f++) {
          float difference = features[s * FEATURES + f] - database[candidates[c] * FEATURES + f];
          distance += difference * difference;
        }
      }
      if (distance < least) {
        least = distance;
        nearest = candidates[c];
      }
    }
    return nearest % images;
  }

  /** Runs the body with each thread's number, on as many threads. */
  private static void team(int threads, Body body) throws InterruptedException {
    CyclicBarrier barrier = new CyclicBarrier(threads);
    Thread[] team = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int id = t;
      team[t] =
          new Thread(
              () -> {
                try {
                  body.run(id, barrier);
                } catch (InterruptedException | BrokenBarrierException e) {
                  throw new IllegalStateException(e);
                }
              });
      team[t].start();
    }
    for (Thread thread : team) {
      thread.join();
    }
  }

  /** What a thread of the team does. */
  private interface Body {
    void run(int id, CyclicBarrier barrier) throws InterruptedException, BrokenBarrierException;
  }
}
