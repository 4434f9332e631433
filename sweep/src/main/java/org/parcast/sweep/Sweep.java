package org.parcast.sweep;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/** The process of a sweep: {@code Sweep DIRECTORY MASTER}, by the plan that the directory holds. */
public final class Sweep {
  /** How often a point is tried whose worker was lost. */
  private static final int TRIES = 4;

  private final Plan plan;
  private final PointFiles files;
  private final long start = System.nanoTime();
  private int ended;
  private int failed;

  private Sweep(Plan plan, PointFiles files) {
    this.plan = plan;
    this.files = files;
  }

  /** Runs the points that are not done yet, and writes the table of all that are. Exit code 0 where all are done, else 4. */
  public static void main(String[] arguments) throws IOException {
    Path directory = Path.of(arguments[0]);
    String master = arguments[1];
    ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)));
    Plan plan = Plan.of(directory);
    PointFiles files = new PointFiles(directory.resolve("points"));
    SparkConf conf = new SparkConf().setAppName("parcast sweep").setMaster(withTries(master)).set("spark.ui.enabled", "false")
        .set("spark.task.maxFailures", Integer.toString(TRIES)).set("spark.sql.warehouse.dir", directory.resolve(".warehouse").toUri().toString());
    Optional.ofNullable(JavaSparkContext.jarOfClass(Sweep.class)).map(jar -> jar.length == 0 ? null : jar).ifPresent(conf::setJars);
    if (master.startsWith("local")) {
      conf.set("spark.driver.host", "localhost").set("spark.driver.bindAddress", "127.0.0.1");
    }
    Sweep sweep = new Sweep(plan, files);
    try (SparkSession session = SparkSession.builder().config(conf).getOrCreate()) {
      session.sparkContext().setLogLevel("ERROR");
      sweep.run(JavaSparkContext.fromSparkContext(session.sparkContext()));
      Results.write(directory, plan, files, session);
    }
    System.exit(sweep.failed == 0 ? 0 : 4);
  }

  /** In one process Spark gives up at the first failure, unless told otherwise. */
  private static String withTries(String master) {
    return master.matches("local\\[[^,\\]]*]") ? master.replace("]", "," + TRIES + "]") : master;
  }

  private void run(JavaSparkContext spark) {
    List<Plan.Point> left = plan.points().stream().filter(point -> !files.isDone(point.key())).toList();
    int done = plan.points().size() - left.size();
    if (done > 0) {
      System.err.printf("parcast: %d of %d points are done already%n", done, plan.points().size());
    }
    if (!left.isEmpty()) {
      Dealing.run(spark, plan, left, run -> ended(run, left.size()));
    }
  }

  private synchronized void ended(PointRun run, int points) throws IOException {
    files.keep(run);
    ended++;
    double left = (System.nanoTime() - start) * 1e-9 / ended * (points - ended);
    if (run.succeeded()) {
      System.err.printf(Locale.ROOT, "parcast: %s in %.1f s; %d of %d points, about %.0f s left%n", run.key(), run.seconds(), ended, points, left);
    } else {
      failed++;
      System.err.printf(Locale.ROOT, "parcast: warning: %s failed with exit code %d: %s [point-failed]%n", run.key(), run.status(), lastLine(run.said()));
    }
  }

  private static String lastLine(String said) {
    List<String> lines = said.strip().lines().toList();
    return lines.isEmpty() ? "it said nothing" : lines.get(lines.size() - 1);
  }
}
