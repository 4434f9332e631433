import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks of an executor that read and write the same array at the same time. */
public class ThreadsExecutor {

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        double[] a = new double[1000];
        CyclicBarrier barrier = new CyclicBarrier(2);
        ExecutorService executor = Executors.newFixedThreadPool(2);
        List<Future<Double>> results = new ArrayList<>();
        for (int task = 0; task < 2; task++) {
            results.add(executor.submit(() -> {
                barrier.await();
                return sweep(a);
            }));
        }
        for (Future<Double> result : results) {
            result.get();
        }
        executor.shutdown();
        System.out.println("done");
    }

    static double sweep(double[] a) {
        for (int t = 0; t < 1000; t++) {
            for (int i = 1; i < a.length; i++) {
                a[i] = a[i - 1] + 1.0;
            }
        }
        return a[a.length - 1];
    }
}
