package org.parcast.sweep;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/** Deals points to Spark's tasks, one each, and hears of each as it ends. */
final class Dealing {
  /** Hears of a point that has ended. */
  interface Listener {
    void ended(PointRun run) throws IOException;
  }

  private Dealing() {}

  /** Runs the points; returns when all have ended. */
  static void run(JavaSparkContext spark, Plan plan, List<Plan.Point> points, Listener listener) {
    boolean elsewhere = !spark.isLocal();
    if (elsewhere) {
      plan.classPath().forEach(spark::addFile);
      plan.files().forEach(file -> spark.addFile(file, true));
    }
    JavaRDD<Plan.Point> dealt = spark.parallelize(points, points.size());
    PointRun.Start parcast = new PointRun.Start(plan.classPath(), plan.mainClass(), plan.jvmArguments());
    Function2<TaskContext, Iterator<Plan.Point>, PointRun> task =
        (Function2<TaskContext, Iterator<Plan.Point>, PointRun> & Serializable)
            (context, point) -> PointRun.of(point.next(), parcast, sent(elsewhere));
    Function2<Object, PointRun, BoxedUnit> handler = (partition, run) -> {
      try {
        listener.ended(run);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return BoxedUnit.UNIT;
    };
    List<Object> partitions = IntStream.range(0, points.size()).<Object>mapToObj(i -> i).toList();
    spark.sc().runJob(dealt.rdd(), task, CollectionConverters.asScala(partitions).toSeq(), handler, ClassTag$.MODULE$.apply(PointRun.class));
  }

  private static UnaryOperator<String> sent(boolean elsewhere) {
    return elsewhere ? file -> SparkFiles.get(file.substring(file.lastIndexOf('/') + 1)) : file -> file;
  }
}
