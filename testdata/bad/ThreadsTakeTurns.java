import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Hands what comes before the steps and every step to a pool of threads and waits for it: threads, but never two at a time. */
public class ThreadsTakeTurns {
    static double[] a = new double[100];
    static double[] b = new double[100];

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(ThreadsTakeTurns::begin).get();
        for (int t = 0; t < 20; t++) {
            pool.submit(ThreadsTakeTurns::sweep).get();
            double[] swapped = a;
            a = b;
            b = swapped;
        }
        pool.shutdown();
        System.out.println(a[50]);
    }

    static void begin() {
        for (int i = 0; i < a.length; i++) {
            a[i] = i == 50 ? 1.0 : 0.0;
        }
    }

    static void sweep() {
        for (int i = 1; i < a.length - 1; i++) {
            b[i] = a[i - 1] + a[i + 1];
        }
    }
}
