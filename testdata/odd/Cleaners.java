import java.lang.ref.Cleaner;
import java.util.concurrent.CountDownLatch;

/** Cleaners run when their object is collected. */
public final class Cleaners {
  private static final Cleaner CLEANER = Cleaner.create();
  static final int[] cleaned = new int[3];
  static final CountDownLatch LATCH = new CountDownLatch(3);

  private double[] data = new double[10];

  Cleaners(int number) {
    data[0] = number;
    CLEANER.register(this, () -> {
      cleaned[number]++;
      LATCH.countDown();
    });
  }

  public static void main(String[] args) throws InterruptedException {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      sum += new Cleaners(i).data[0];
    }
    for (int i = 0; i < 500 && LATCH.getCount() > 0; i++) {
      System.gc();
      Thread.sleep(5);
    }
    System.out.println(sum + " " + cleaned[0] + cleaned[1] + cleaned[2]);
  }
}
