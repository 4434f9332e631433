import java.util.concurrent.CountDownLatch;

/** A finalizer works with the fields of its object. */
@SuppressWarnings({"removal", "deprecation"})
public final class Finalizers {
  static final CountDownLatch LATCH = new CountDownLatch(20);
  static volatile double total;

  private final double[] data = new double[8];
  private double sum;

  Finalizers(int from) {
    for (int i = 0; i < data.length; i++) {
      data[i] = from + i;
    }
  }

  @Override
  protected void finalize() {
    synchronized (LATCH) {
      for (double x : data) {
        sum += x;
      }
      total += sum;
    }
    LATCH.countDown();
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      new Finalizers(i);
    }
    double[] work = new double[100];
    for (int i = 0; i < 500 && LATCH.getCount() > 0; i++) {
      for (int j = 1; j < work.length; j++) {
        work[j] = work[j - 1] + i;
      }
      System.gc();
      Thread.sleep(5);
    }
    System.out.println(LATCH.getCount() + " " + total);
  }
}
