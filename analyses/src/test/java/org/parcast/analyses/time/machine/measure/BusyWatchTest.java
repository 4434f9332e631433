package org.parcast.analyses.time.machine.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a system that tells what the test says: cores 0 and 1 of three may be used, and a second passes. */
class BusyWatchTest {
  private static final long SECOND = 1_000_000_000L;

  @TempDir private Path proc;
  private long now;

  @BeforeEach
  void isNew() throws IOException {
    Files.createDirectory(proc.resolve("self"));
    Files.writeString(proc.resolve("self/status"), "Name:\tjava\nCpus_allowed_list:\t0-1\n");
    tell(0, 0, 0, 0);
  }

  /** Ticks that this process, others on its cores, others on core 2 and the hypervisor have taken in all. */
  private void tell(int own, int others, int elsewhere, int stolen) throws IOException {
    Files.writeString(proc.resolve("self/stat"), "12 (a) name) R 1 12 12 0 -1 0 0 0 0 0 " + (1000 + own / 2) + " " + (500 + own - own / 2) + " 0 0 20 0 30 0 100\n");
    Files.writeString(proc.resolve("stat"), "cpu  0 0 0 0 0 0 0 0 0 0\ncpu0 " + (9000 + own) + " 0 100 7 5 0 3 " + stolen + " 0 0\ncpu1 " + (9000 + others) + " 0 100 7 5 0 3 0 0 0\ncpu2 "
        + elsewhere + " 0 0 0 0 0 0 0 0 0\nintr 1 2 3\n");
  }

  private List<String> after(int own, int others, int elsewhere, int stolen) throws IOException {
    BusyWatch watch = new BusyWatch(proc, () -> now);
    now += SECOND;
    tell(own, others, elsewhere, stolen);
    return watch.warnings();
  }

  @Test
  void ownThreadsAreNoNoise() throws IOException {
    assertThat(after(200, 0, 0, 0)).isEmpty();
  }

  @Test
  void otherProcessesAre() throws IOException {
    assertThat(after(150, 50, 0, 0)).singleElement().asString().contains("other processes took 25 % of the time of its cores").contains("machine-busy");
    assertThat(after(150, 53, 0, 0)).as("3 ticks of 200 since then").isEmpty();
  }

  @Test
  void whatTheyTakeIsAPartOfAllCores() throws IOException {
    BusyWatch watch = new BusyWatch(proc, () -> now);
    now += SECOND;
    tell(100, 50, 0, 10);
    BusyWatch.Taken taken = watch.taken();
    assertThat(taken.others()).isEqualTo(0.25, within(1e-9));
    assertThat(taken.share()).isEqualTo(0.3, within(1e-9));
    assertThat(new BusyWatch.Taken(1, 1).share()).isLessThan(1);
  }

  @Test
  void coresThatItMayNotUseAreNotItsConcern() throws IOException {
    assertThat(after(0, 0, 100, 0)).isEmpty();
  }

  @Test
  void theHypervisorIs() throws IOException {
    assertThat(after(0, 0, 0, 2)).singleElement().asString().contains("the hypervisor took 1.0 % of the time");
  }

  @Test
  void systemThatDoesNotTellIsNotCalledBusy() throws IOException {
    Files.delete(proc.resolve("stat"));
    BusyWatch watch = new BusyWatch(proc, () -> now);
    tell(0, 100, 0, 0);
    now += SECOND;
    assertThat(watch.warnings()).isEmpty();
  }
}
