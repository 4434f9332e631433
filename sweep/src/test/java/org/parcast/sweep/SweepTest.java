package org.parcast.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sweeps on embedded Spark, all in one session. */
@Tag("slow")
class SweepTest {
  private static SparkSession spark;

  @TempDir private Path directory;

  @BeforeAll
  static void start() {
    spark = SparkSession.builder().master("local[2,4]").config("spark.ui.enabled", false).config("spark.driver.host", "localhost").config("spark.driver.bindAddress", "127.0.0.1").getOrCreate();
    spark.sparkContext().setLogLevel("OFF");
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  private int sweep(int... sizes) throws IOException {
    Path sweep = directory.resolve("sweep");
    SweepPlan plan = StubPlan.write(sweep, directory.resolve("ended.txt"), 0, sizes);
    PointFiles files = new PointFiles(sweep.resolve("points"));
    return new Sweep(plan, files).run(JavaSparkContext.fromSparkContext(spark.sparkContext()), () -> Results.write(sweep, plan, files, spark));
  }

  private List<String> ended() throws IOException {
    return column(0);
  }

  private List<String> column(int which) throws IOException {
    return Files.readAllLines(directory.resolve("ended.txt")).stream().map(line -> line.split(" ")[which]).toList();
  }

  private Path result(String name) {
    return directory.resolve("sweep").resolve(name);
  }

  @Test
  void aSecondCallGoesOnAndAFailureEndsNothing() throws Exception {
    assertThat(sweep(4, StubPoint.FAILS, 5)).isEqualTo(4);
    assertThat(ended()).containsExactlyInAnyOrder("4", "5");
    assertThat(result("points/n=13.failed.txt")).content().contains("exit code 4", "bad luck");
    assertThat(result("results.csv")).content().startsWith("n,ranks,estimator,array,assembly,grid,quantity,value\n")
        .contains("4,,,,,,words,16\n", "5,4,block2d,u,owner,2x2,bytes_p2p,80\n", "5,,,u,,,computed_extent_1,7\n", "5,,,,,,distributed_bytes,200\n", "5,,,,,,replicated_bytes,24\n")
        .doesNotContain("\n13,");

    assertThat(result(".results.csv.lines")).hasContent(Long.toString(Files.readAllLines(result("results.csv")).size()));

    assertThat(sweep(4, 5, 6)).isZero();
    assertThat(ended()).as("none computed twice").containsExactlyInAnyOrder("4", "5", "6");
    Dataset<Row> parquet = spark.read().parquet(result("results.parquet").toString());
    Dataset<Row> csv = spark.read().option("header", true).option("inferSchema", true).csv(result("results.csv").toString());
    assertThat(parquet.where("quantity = 'words'").orderBy("n").collectAsList()).extracting(row -> row.getInt(0) + ":" + row.getAs("value")).containsExactly("4:16.0", "5:25.0", "6:36.0");
    assertThat(parquet.exceptAll(csv).count() + csv.exceptAll(parquet).count()).as("rows in one of both").isZero();
  }

  @Test
  void aProcessAnalysesOnePointAfterTheOther() throws Exception {
    assertThat(sweep(4, 5, 6, 7, 8, 9)).isZero();
    assertThat(column(1).stream().distinct()).as("processes, for two tasks at a time").hasSizeBetween(1, 2);
  }

  @Test
  void whatAProcessCannotDoAfterOthersANewOneDoes() throws Exception {
    assertThat(sweep(4, 5, 6, 7, StubPoint.FITS_ALONE, 8)).isZero();
    assertThat(ended()).containsExactlyInAnyOrder("4", "5", "6", "7", "19", "8");
  }

  @Test
  void aProcessThatBreaksIsToldAndOthersGoOn() throws Exception {
    assertThat(sweep(4, StubPoint.KILLS, 5, 6)).isEqualTo(4);
    assertThat(ended()).containsExactlyInAnyOrder("4", "5", "6");
    assertThat(result("points/n=11.failed.txt")).content().contains("what a virtual machine says at last", "the process of the analysis ended with exit code 134");
  }

  @Test
  void whatNeedsNoLessThanAPointThatDidNotFitIsLeftOutAndNamed() throws Exception {
    assertThat(sweep(4, StubPoint.TOO_LARGE, 50, 60, 70, 80, 90)).isEqualTo(4);
    assertThat(ended()).as("all but those that ran already").contains("4").doesNotContain("80", "90");
    assertThat(result("points/n=90.failed.txt")).content().startsWith("left out: it needs no less than n=17, which reached a limit");
    assertThat(result("results.csv")).content().contains("\n4,").doesNotContain("\n90,");
  }

  @Test
  void whatFailsWhenASweepIsStoppedHasNotFailed() throws Exception {
    Path sweep = directory.resolve("sweep");
    SweepPlan plan = StubPlan.write(sweep, directory.resolve("ended.txt"), 0, 4, StubPoint.FAILS);
    PointFiles files = new PointFiles(sweep.resolve("points"));
    Sweep stopped = new Sweep(plan, files);
    stopped.stop();
    stopped.run(JavaSparkContext.fromSparkContext(spark.sparkContext()), () -> { });
    assertThat(result("points/n=13.failed.txt")).doesNotExist();
    assertThat(sweep(4, StubPoint.FAILS)).as("what was left is done").isEqualTo(4);
    assertThat(result("points/n=4.json")).exists();
  }

  @Test
  void aDamagedPointIsNoFullDisk() throws Exception {
    assertThat(sweep(4)).isZero();
    Files.writeString(result("points/n=4.json"), "{\"comm\": ");
    assertThat(sweep(4)).isEqualTo(3);
    Files.delete(result("points/n=4.json"));
    assertThat(sweep(4)).isZero();
    assertThat(ended()).containsExactly("4", "4");
  }

  @Test
  void aFullDiskIsToldAndWhatIsThereStaysValid() throws Exception {
    assertThat(sweep(4)).isZero();
    String table = Files.readString(result("results.csv"));
    Files.createSymbolicLink(result("points/.n=5.json.part"), Path.of("/dev/full"));
    assertThat(sweep(4, 5)).isEqualTo(5);
    assertThat(result("results.csv")).hasContent(table);
    assertThat(result("points/n=5.json")).doesNotExist();
    assertThat(sweep(4, 5)).isZero();
    assertThat(result("results.csv")).content().startsWith(table);
  }
}
