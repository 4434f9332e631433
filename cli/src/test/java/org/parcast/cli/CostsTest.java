package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.machine.ThreadSlowdown;
import org.parcast.engine.machine.Machines;

/** What caches, threads, placements and the network find is told in seconds where the costs of a machine are known, and not where they are not. */
@Tag("slow")
class CostsTest {
  private static final String STEP = "seconds_per_step";
  private static final String RUN = "seconds_of_run";

  @TempDir private Path directory;

  private static JsonNode of(String member, String... arguments) throws IOException {
    Outcome outcome = Outcome.of(arguments);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return new ObjectMapper().readTree(outcome.out()).get(member);
  }

  private static void assertBounds(JsonNode bounds, double high) {
    assertThat(bounds.path("low").asDouble()).isLessThanOrEqualTo(bounds.path("high").asDouble());
    assertThat(bounds.path("high").asDouble()).isCloseTo(high, within(high * 1e-9));
  }

  /** 90 ns for a miss that names the next, and never longer than the run takes. */
  @Test
  void missesTakeAtMostTheLatencyOfMemory() throws IOException {
    JsonNode cache = of("cache", "cache", Programs.good("Heat2D"), "--cores", "1", "--machine", "laptop-8", "--format", "json", "--out", "-", "--", "40", "3");
    double misses = cache.at("/results/0/levels").get(cache.at("/results/0/levels").size() - 1).path("misses").asDouble();
    JsonNode bounds = cache.path(RUN);
    assertBounds(bounds, Math.min(misses * 9e-8, bounds.path("of_high").asDouble()));
    assertThat(bounds.path("of_low").asDouble()).isPositive().isLessThanOrEqualTo(bounds.path("of").asDouble());
    assertThat(cache.has(STEP)).isFalse();
  }

  @Test
  void ofATraceTheRunIsNotTimed() throws IOException {
    Path trace = Files.writeString(directory.resolve("short.trace"), " L 1000,8\n L 2000,8\n S 3000,8\n");
    JsonNode bounds = of("cache", "cache", trace.toString(), "--machine", "laptop-8", "--format", "json", "--out", "-").path(RUN);
    assertBounds(bounds, 3 * 9e-8);
    assertThat(bounds.has("of")).isFalse();
    assertThat(Outcome.of("cache", trace.toString(), "--machine", "laptop-8").out()).contains("In seconds", "3 times on one core", "a laptop of 8 cores", "is not known");
  }

  /** Two events of three threads, 60 ns each. */
  @Test
  void threadsWaitForLines() throws IOException {
    Path trace = Files.writeString(directory.resolve("threads.trace"), "0 100 w\n1 108 w\n2 4000 r\n0 100 w\n");
    assertBounds(of("sharing", "sharing", trace.toString(), "--machine", "server-2x32", "--format", "json", "--out", "-").path(RUN), 2 * 6e-8 / 3);
    assertThat(of("sharing", "sharing", trace.toString(), "--machine", "2x2", "--format", "json", "--out", "-").has(RUN)).as("a shape has no costs").isFalse();
    Outcome passed = Outcome.of("sharing", trace.toString(), "--machine", "server-2x32", "--fail-on", "waiting_seconds>1ns");
    assertThat(passed.code()).isEqualTo(1);
    assertThat(passed.err()).contains("waiting_seconds is ").contains(" for 3 threads");
    assertThat(Outcome.of("sharing", trace.toString(), "--fail-on", "waiting_seconds>1ns").err()).contains("was not checked").contains("--machine");
  }

  @Test
  void aProgramsThreadsWaitAPartOfItsRun() throws IOException {
    Outcome outcome = Outcome.of("sharing", Programs.good("Heat2D"), "--threads", "4", "--machine", "laptop-8", "--format", "html,json", "--out", directory.toString(), "--", "40", "3");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode sharing = new ObjectMapper().readTree(directory.resolve("Heat2D-sharing.json").toFile()).path("sharing");
    long events = sharing.at("/types/read_read").asLong() + sharing.at("/types/read_write").asLong() + sharing.at("/types/write_write").asLong();
    assertBounds(sharing.path(RUN), events * 6e-8 / 4);
    assertThat(directory.resolve("Heat2D-sharing.html")).content().contains("If each time a line has to come from another core");
  }

  @Test
  void placementsOfThreadsAndOfRanks() throws IOException {
    JsonNode threads = of("map", "map", Programs.good("Heat2D"), "--threads", "4", "--machine", "server-2x32", "--strategy", "compact,scatter", "--format", "json", "--out", "-", "--", "40", "3");
    assertThat(threads.at("/machine/units").asInt()).isEqualTo(64);
    assertThat(threads.at("/machine/levels/0/kind").asText()).isEqualTo("socket");
    assertThat(threads.path(RUN).path("high").asDouble()).as("neighbours are in one socket, or in two").isPositive();
    JsonNode ranks = of("map", "map", Programs.good("Heat2D"), "--ranks", "4", "--machine", "server-2x32", "--strategy", "compact,scatter", "--format", "json", "--out", "-", "--", "40", "3");
    assertThat(ranks.path(STEP).path("high").asDouble()).isPositive();
    assertThat(ranks.path(STEP).path("of").asDouble()).as("a step was timed").isPositive();
    Path matrix = Files.writeString(directory.resolve("tasks.csv"), "0,1,9,2\n1,0,3,8\n9,3,0,1\n2,8,1,0\n");
    JsonNode unknown = of("map", "map", matrix.toString(), "--machine", "server-2x32", "--format", "json", "--out", "-");
    assertThat(unknown.has(RUN) || unknown.has(STEP)).as("what a matrix counts is not known").isFalse();
  }

  @Test
  void theNetworkSavesAPartOfTheMessages() throws IOException {
    String[] program = {"network", Programs.good("Heat2D"), "--topology", "torus:2x2", "--machine", "cluster-infiniband", "--format", "json", "--out", "-", "--", "40", "3"};
    JsonNode bounds = of("network", program).path(STEP);
    assertThat(bounds.path("high").asDouble()).isPositive().isLessThan(bounds.path("of").asDouble());
    assertThat(of("network", "network", HeatRecording.in(directory).toString(), "--topology", "torus:2x2", "--format", "json", "--out", "-").has(STEP)).isFalse();
    Outcome without = Outcome.of("network", Programs.good("Heat2D"), "--topology", "torus:2x2", "--machine", "laptop-8", "--", "40", "3");
    assertThat(without.code()).isEqualTo(2);
    assertThat(without.err()).contains("has no network", "name a cluster");
    assertThat(Outcome.of("network", "--nodes", "64", "--machine", "cluster-infiniband").err()).contains("give a TARGET");
  }

  /** As {@code parcast machine --output} leaves it where results go. */
  @Test
  void theMachineOfTheDirectoryOfResultsIsTaken() throws Exception {
    int cores = Runtime.getRuntime().availableProcessors();
    ByThreads rate = new ByThreads(Collections.nCopies(ByThreads.counts(cores).length, 1e9));
    Machine here = new Machine("here", cores, 1, 1e9, ThreadSlowdown.alike(new ByThreads(Collections.nCopies(ByThreads.counts(cores).length, 1.0))),
        List.of(new MemoryLevel("L1", 1 << 15, 1, rate, rate, rate), new MemoryLevel("memory", 1L << 30, cores, rate, rate, rate)), new MissCost(1e-9, 1e-8, 1e-7),
        List.of(new RegionCost(0, 1e-6, 1e-9, 1e-9)), 1e-7, 1e-9, 1e-7, 1e-7, 0, null, List.of());
    Machines.write(here, directory.resolve("machine.yaml"));
    Path trace = Files.writeString(directory.resolve("short.trace"), " L 1000,8\n L 2000,8\n");
    assertThat(Outcome.of("cache", trace.toString(), "--out", directory.toString()).out()).contains("by the costs of here");
    assertThat(Outcome.of("cache", trace.toString()).out()).doesNotContain("In seconds");
    Files.writeString(directory.resolve("machine.yaml"), "cores: many\n");
    Outcome damaged = Outcome.of("cache", trace.toString(), "--out", directory.toString());
    assertThat(damaged.code()).isEqualTo(2);
    assertThat(damaged.err()).contains("machine.yaml", "cores is 'many'");
  }
}
