import java.util.concurrent.CountDownLatch;

/** Two threads that read and write the same array at the same time. */
public class Threads {

    public static void main(String[] args) throws InterruptedException {
        double[] a = new double[1000];
        CountDownLatch ready = new CountDownLatch(2);
        Thread upwards = new Thread(() -> sweep(a, ready, 1));
        Thread downwards = new Thread(() -> sweep(a, ready, -1));
        upwards.start();
        downwards.start();
        upwards.join();
        downwards.join();
        System.out.println("done");
    }

    static void sweep(double[] a, CountDownLatch ready, int direction) {
        ready.countDown();
        try {
            ready.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        for (int t = 0; t < 1000; t++) {
            for (int i = 1; i < a.length - 1; i++) {
                a[i] = a[i + direction] + 1.0;
            }
        }
    }
}
