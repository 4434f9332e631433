package org.parcast.sweep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/** The process of a sweep: {@code Sweep DIRECTORY MASTER}, by the plan that the directory holds. */
public final class Sweep {
  /** How often a point is tried whose worker was lost. */
  private static final int TRIES = 4;

  /** The exit codes of all commands that have these meanings. */
  private static final int DONE = 0;
  private static final int INPUT = 3;
  private static final int FAILED = 4;
  private static final int LIMIT = 5;

  private final SweepPlan plan;
  private final PointFiles files;
  private final long start = System.nanoTime();
  private final Set<SweepPlan.Point> ended = new HashSet<>();
  private final Set<SweepPlan.Point> notDone = new HashSet<>();

  /** Whether the process is ending, and whether the sweep has before. */
  private volatile boolean stopping;

  private volatile boolean over;

  Sweep(SweepPlan plan, PointFiles files) {
    this.plan = plan;
    this.files = files;
  }

  /** Runs the points that are not done yet, and writes the table of all that are. Exit code 0 where all are done, 3 where the plan or a point is damaged, 5 where the disk is full, else 4. */
  public static void main(String[] arguments) throws IOException {
    Path directory = Path.of(arguments[0]);
    String master = arguments[1];
    ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)));
    SweepPlan plan;
    try {
      plan = SweepPlan.of(directory);
    } catch (IOException e) {
      System.err.printf(Locale.ROOT, "parcast: error: %s is not there, or is no plan of a sweep: give the directory that parcast sweep has written%n", directory.resolve(SweepPlan.FILE));
      System.exit(INPUT);
      return;
    }
    PointFiles files = new PointFiles(directory.resolve("points"));
    SparkConf conf = new SparkConf().setAppName("parcast sweep").setMaster(withTries(master)).set("spark.ui.enabled", "false")
        .set("spark.task.maxFailures", Integer.toString(TRIES)).set("spark.sql.warehouse.dir", directory.resolve(".warehouse").toUri().toString());
    Optional.ofNullable(JavaSparkContext.jarOfClass(Sweep.class)).map(jar -> jar.length == 0 ? null : jar).ifPresent(conf::setJars);
    if (master.startsWith("local")) {
      conf.set("spark.driver.host", "localhost").set("spark.driver.bindAddress", "127.0.0.1");
    }
    Sweep sweep = new Sweep(plan, files);
    Runtime.getRuntime().addShutdownHook(new Thread(sweep::stop));
    int status;
    try (SparkSession session = SparkSession.builder().config(conf).getOrCreate()) {
      session.sparkContext().setLogLevel("ERROR");
      status = sweep.run(JavaSparkContext.fromSparkContext(session.sparkContext()), () -> Results.write(directory, plan, files, session));
    } catch (RuntimeException e) {
      System.err.printf(Locale.ROOT, "parcast: error: Spark ended on %s: %s; points that are done stay so: give the same command again%n", master, e.getMessage());
      status = LIMIT;
    }
    System.exit(status);
  }

  /** In one process Spark gives up at the first failure, unless told otherwise. */
  private static String withTries(String master) {
    return master.matches("local\\[[^,\\]]*]") ? master.replace("]", "," + TRIES + "]") : master;
  }

  /** What writes the table. */
  interface Table {
    void write() throws IOException;
  }

  /** Runs what is left, and returns the exit code. What was kept before the disk was full stays as it is. */
  int run(JavaSparkContext spark, Table table) {
    List<SweepPlan.Point> left = plan.points().stream().filter(point -> !files.isDone(point.key())).toList();
    int done = plan.points().size() - left.size();
    if (done > 0) {
      System.err.printf(Locale.ROOT, "parcast: %d of %d points are done already%n", done, plan.points().size());
    }
    try {
      if (!left.isEmpty()) {
        PointDealing.run(spark, plan, left, (point, run) -> ended(point, run, left));
      }
      table.write();
      return notDone.isEmpty() ? DONE : FAILED;
    } catch (DamagedPointException e) {
      System.err.printf(Locale.ROOT, "parcast: error: %s; remove it, and give the same command again, which runs this point anew%n", e.getMessage());
      return INPUT;
    } catch (IOException | UncheckedIOException e) {
      System.err.printf(Locale.ROOT, "parcast: error: cannot write below %s: %s; points that are done stay so: make room, and give the same command again%n", files.directory().getParent(), e.getMessage());
      return LIMIT;
    } finally {
      over = true;
    }
  }

  /** Whoever stops a sweep makes points fail that are running: that says nothing of them. */
  synchronized void stop() {
    stopping = true;
    if (!over) {
      System.err.println("parcast: stopped; the same command goes on with the points that are left");
    }
  }

  /** Keeps what came of a point, and leaves out those that need no less than one that did not fit. */
  private synchronized Set<SweepPlan.Point> ended(SweepPlan.Point point, PointRun run, List<SweepPlan.Point> left) throws IOException {
    if (stopping || !ended.add(point) || notDone.contains(point)) {
      return Set.of();
    }
    files.keep(run);
    int gone = ended.size();
    double seconds = (System.nanoTime() - start) * 1e-9 / gone * (left.size() - gone);
    if (run.succeeded()) {
      System.err.printf(Locale.ROOT, "parcast: %s in %.1f s; %d of %d points, about %.0f s left%n", run.key(), run.seconds(), gone, left.size(), seconds);
      return Set.of();
    }
    notDone.add(point);
    System.err.printf(Locale.ROOT, "parcast: warning: %s failed with exit code %d: %s [point-failed]%n", run.key(), run.status(), lastLine(run.said()));
    return run.reachedLimit() ? leaveOut(point, left) : Set.of();
  }

  private Set<SweepPlan.Point> leaveOut(SweepPlan.Point limit, List<SweepPlan.Point> left) throws IOException {
    Set<SweepPlan.Point> larger = new LinkedHashSet<>();
    for (SweepPlan.Point each : left) {
      if (!ended.contains(each) && each.isAtLeast(limit)) {
        larger.add(each);
        ended.add(each);
        notDone.add(each);
        String why = "left out: it needs no less than " + limit.key() + ", which reached a limit; give more with --memory or --timeout";
        files.leaveOut(each.key(), why);
        System.err.printf(Locale.ROOT, "parcast: warning: %s %s [point-failed]%n", each.key(), why);
      }
    }
    return larger;
  }

  private static String lastLine(String said) {
    List<String> lines = said.strip().lines().toList();
    return lines.isEmpty() ? "it said nothing" : lines.get(lines.size() - 1);
  }
}
