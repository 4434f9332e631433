import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Bodies that attract each other, as objects, on an executor. Arguments: bodies, steps, threads. */
public final class BodiesExecutor {
  private static final double SOFT = 0.01;
  private static final double STEP = 1e-4;

  /** Where it is, and what pulls it. */
  private static final class Body {
    double x;
    double y;
    double forceX;
    double forceY;
  }

  public static void main(String[] arguments) throws InterruptedException {
    int n = Integer.parseInt(arguments[0]);
    int steps = Integer.parseInt(arguments[1]);
    int threads = Integer.parseInt(arguments[2]);
    Body[] bodies = new Body[n];
    for (int i = 0; i < n; i++) {
      bodies[i] = new Body();
      bodies[i].x = Math.sin(i);
      bodies[i].y = Math.cos(3 * i);
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    for (int s = 0; s < steps; s++) {
      List<Callable<Void>> tasks = new ArrayList<>();
      for (int t = 0; t < threads; t++) {
        int from = t * n / threads;
        int to = (t + 1) * n / threads;
        tasks.add(() -> pull(bodies, from, to));
      }
      pool.invokeAll(tasks);
      for (Body body : bodies) {
        body.x += STEP * body.forceX;
        body.y += STEP * body.forceY;
      }
    }
    pool.shutdown();
    System.out.println("middle " + bodies[n / 2].x);
  }

  private static Void pull(Body[] bodies, int from, int to) {
    for (int i = from; i < to; i++) {
      Body body = bodies[i];
      double sumX = 0;
      double sumY = 0;
      for (Body other : bodies) {
        double dx = other.x - body.x;
        double dy = other.y - body.y;
        double d = dx * dx + dy * dy + SOFT;
        double f = 1 / (d * Math.sqrt(d));
        sumX += f * dx;
        sumY += f * dy;
      }
      body.forceX = sumX;
      body.forceY = sumY;
    }
    return null;
  }
}
