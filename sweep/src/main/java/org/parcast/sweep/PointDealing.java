package org.parcast.sweep;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.Function0;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/** Deals points to Spark, each a job of one task, and hears of each as it ends. */
final class PointDealing {
  /** Hears of a point that has ended. */
  interface Listener {
    /** Returns the points that need not be run any more. */
    Set<SweepPlan.Point> ended(SweepPlan.Point point, PointRun run) throws IOException;
  }

  private record Dealt(SweepPlan.Point point, SimpleFutureAction<BoxedUnit> job) {}

  private final JavaSparkContext spark;
  private final PointWorker.Start parcast;
  private final boolean elsewhere;
  private final Listener listener;
  private final List<Dealt> dealt = new ArrayList<>();
  private final Set<SweepPlan.Point> calledOff = ConcurrentHashMap.newKeySet();
  private volatile IOException unwritten;

  private PointDealing(JavaSparkContext spark, SweepPlan plan, Listener listener) {
    this.spark = spark;
    this.listener = listener;
    parcast = new PointWorker.Start(plan.classPath(), plan.mainClass(), plan.jvmArguments());
    elsewhere = !spark.isLocal();
    if (elsewhere) {
      plan.classPath().forEach(spark::addFile);
      plan.files().forEach(file -> spark.addFile(file, true));
    }
  }

  /**
   * Runs the points; returns when all have ended.
   *
   * @throws IOException where what came of a point could not be kept; the points that were not begun are not run then
   */
  static void run(JavaSparkContext spark, SweepPlan plan, List<SweepPlan.Point> points, Listener listener) throws IOException {
    new PointDealing(spark, plan, listener).run(points);
  }

  private void run(List<SweepPlan.Point> points) throws IOException {
    synchronized (dealt) {
      points.forEach(point -> dealt.add(new Dealt(point, submitted(point))));
    }
    for (Dealt each : List.copyOf(dealt)) {
      try {
        each.job.get();
      } catch (Exception e) {
        // Of a point that was called off the listener has heard; what cannot be kept ends all; else a worker was lost as often as it was tried.
        if (unwritten == null && !isCalledOff(each)) {
          ended(each.point, PointRun.lost(each.point.key(), String.valueOf(e.getMessage())));
        }
      }
    }
    if (unwritten != null) {
      throw unwritten;
    }
  }

  private SimpleFutureAction<BoxedUnit> submitted(SweepPlan.Point point) {
    PointWorker.Start start = parcast;
    boolean sent = elsewhere;
    RDD<SweepPlan.Point> one = spark.parallelize(List.of(point), 1).rdd();
    Function1<Iterator<SweepPlan.Point>, PointRun> task = (Function1<Iterator<SweepPlan.Point>, PointRun> & Serializable) points -> PointWorker.run(points.next(), start, local(sent));
    Function2<Object, PointRun, BoxedUnit> handler = (partition, run) -> {
      ended(point, run);
      return BoxedUnit.UNIT;
    };
    Function0<BoxedUnit> done = () -> BoxedUnit.UNIT;
    return spark.sc().submitJob(one, task, CollectionConverters.asScala(List.<Object>of(0)).toSeq(), handler, done);
  }

  private void ended(SweepPlan.Point point, PointRun run) {
    try {
      callOff(listener.ended(point, run));
    } catch (IOException e) {
      unwritten = e;
      synchronized (dealt) {
        dealt.forEach(each -> each.job.cancel());
      }
      throw new UncheckedIOException(e);
    }
  }

  private boolean isCalledOff(Dealt each) {
    return calledOff.contains(each.point);
  }

  private void callOff(Set<SweepPlan.Point> points) {
    calledOff.addAll(points);
    synchronized (dealt) {
      dealt.stream().filter(this::isCalledOff).forEach(each -> each.job.cancel());
    }
  }

  private static UnaryOperator<String> local(boolean sent) {
    return sent ? file -> SparkFiles.get(file.substring(file.lastIndexOf('/') + 1)) : file -> file;
  }
}
