package org.parcast.sweep;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;

/** The table of all points that are done: {@code results.csv} with the number of its lines beside it, by which one that is cut is known, and {@code results.parquet} of the same rows. */
final class Results {
  private Results() {}

  static void write(Path directory, SweepPlan plan, PointFiles files, SparkSession spark) throws IOException {
    Path csv = directory.resolve("results.csv");
    Path part = directory.resolve("results.part.csv");
    int lines = 1;
    try (BufferedWriter to = Files.newBufferedWriter(part)) {
      List<String> header = new ArrayList<>(plan.parameters());
      header.addAll(Row.COLUMNS);
      to.write(String.join(",", header.stream().map(Row::field).toList()) + "\n");
      for (SweepPlan.Point point : plan.points()) {
        if (files.isDone(point.key())) {
          for (Row row : PointRows.of(point, files.document(point.key()))) {
            to.write(row.csv() + "\n");
            lines++;
          }
        }
      }
    }
    Path newParquet = directory.resolve(".results.parquet.part");
    spark.read().option("header", true).option("inferSchema", true).option("escape", "\"").csv(part.toUri().toString())
        .coalesce(1).write().mode(SaveMode.Overwrite).parquet(newParquet.toUri().toString());
    Path counted = directory.resolve(".results.csv.lines");
    Files.deleteIfExists(counted);
    Files.move(part, csv, StandardCopyOption.ATOMIC_MOVE);
    Files.writeString(counted, Integer.toString(lines));
    Path parquet = directory.resolve("results.parquet");
    if (Files.exists(parquet)) {
      try (Stream<Path> old = Files.list(parquet)) {
        for (Path file : old.toList()) {
          Files.delete(file);
        }
      }
    }
    Files.move(newParquet, parquet, StandardCopyOption.REPLACE_EXISTING);
  }
}
