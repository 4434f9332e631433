import java.nio.FloatBuffer;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * BlackScholes on threads, its marked loops dealt to them in contiguous blocks as by {@code schedule(static)}. The first argument is the number of
 * threads (default 4), the others are those of {@code BlackScholes}.
 */
public final class BlackScholesThreaded {
  /** Floats of a record as it is read: spot price, strike, rate, dividend, volatility, time, type, and two that are not used. */
  private static final int RECORD = 9;

  static float[] sptprice;
  static float[] strike;
  static float[] rate;
  static float[] volatility;
  static float[] otime;
  static int[] otype;
  static float[] prices;

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 4096;
    int runs = args.length > 2 ? Integer.parseInt(args[2]) : 100;
    float[] data = read(n);
    sptprice = new float[n];
    strike = new float[n];
    rate = new float[n];
    volatility = new float[n];
    otime = new float[n];
    otype = new int[n];
    prices = new float[n];
    for (int i = 0; i < n; i++) {
      otype[i] = (int) data[RECORD * i + 6];
      sptprice[i] = data[RECORD * i];
      strike[i] = data[RECORD * i + 1];
      rate[i] = data[RECORD * i + 2];
      volatility[i] = data[RECORD * i + 4];
      otime[i] = data[RECORD * i + 5];
    }
    for (int j = 0; j < runs; j++) {
      team(threads, (id, barrier) -> price(id, threads, barrier, n));
    }
    System.out.println("prices[" + n / 2 + "] = " + prices[n / 2]);
  }

  /** The options, in place of a file: the buffer fills its array by itself. */
  private static float[] read(int n) {
    FloatBuffer buffer = FloatBuffer.allocate(RECORD * n);
    for (int i = 0; i < n; i++) {
      buffer.put(42 + i % 60).put(40 + i % 53).put(0.1f).put(0).put(0.2f + i % 7 * 0.05f).put(0.5f + i % 3 * 0.25f).put(i % 2).put(0).put(0);
    }
    return buffer.array();
  }

  static void price(int id, int threads, CyclicBarrier barrier, int n)
      throws InterruptedException, BrokenBarrierException {
    int end1 = first(id + 1, n, threads);
    for (int i = first(id, n, threads); i < end1; i++) {
      float price = european(sptprice[i], strike[i], rate[i], volatility[i], otime[i], otype[i]);
      prices[i] = price;
    }
    barrier.await();
  }

  private static float european(float sptprice, float strike, float rate, float volatility, float time, int type) {
    float sqrtTime = (float) Math.sqrt(time);
    float logTerm = (float) Math.log(sptprice / strike);
    float den = volatility * sqrtTime;
    float d1 = (rate + volatility * volatility * 0.5f) * time + logTerm;
    d1 = d1 / den;
    float d2 = d1 - den;
    float n1 = normal(d1);
    float n2 = normal(d2);
    float future = strike * (float) Math.exp(-rate * time);
    return type == 0 ? sptprice * n1 - future * n2 : future * (1 - n2) - sptprice * (1 - n1);
  }

  private static float normal(float input) {
    boolean negative = input < 0;
    float x = negative ? -input : input;
    float density = (float) Math.exp(-0.5f * x * x) * 0.39894228040143270286f;
    float k = 1 / (1 + 0.2316419f * x);
    float local = k * (0.319381530f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
    float output = 1 - local * density;
    return negative ? 1 - output : output;
  }

  /** Runs the body with each thread's number, on as many threads; the barrier ends each parallel loop. */
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

  /** First of the iterations 0 to n - 1 that a thread gets: the first n mod threads threads get one more. */
  private static int first(int id, int n, int threads) {
    return id * (n / threads) + Math.min(id, n % threads);
  }
}
