import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Pools, futures and what goes wrong in them. */
public final class Futures {
  static double[] work(int n) {
    double[] x = new double[n];
    for (int i = 1; i < n; i++) {
      x[i] = x[i - 1] + i;
    }
    return x;
  }

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    double sum = 0;
    for (int i = 0; i < 4; i++) {
      int n = i;
      double[] x = pool.submit(() -> work(n)).get();
      sum += x.length == 0 ? 0 : x[x.length - 1];
    }
    Future<double[]> fails = pool.submit(() -> work(-1));
    try {
      fails.get();
    } catch (java.util.concurrent.ExecutionException e) {
      System.out.println(e.getMessage());
    }
    pool.shutdown();
    ConcurrentHashMap<Integer, double[]> map = new ConcurrentHashMap<>();
    System.out.println(sum + " " + pool.awaitTermination(5, TimeUnit.SECONDS) + " " + map.computeIfAbsent(3, Futures::work)[2]);
    CompletableFuture<Double> one = CompletableFuture.completedFuture(1.0);
    System.out.println(CompletableFuture.supplyAsync(() -> work(3)).thenApply(x -> x[2]).thenCombine(one, Double::sum).get());
  }
}
