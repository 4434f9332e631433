package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.parcast.benchmarks.reliability.Killing.Command;
import org.parcast.benchmarks.reliability.Killing.Signal;
import org.parcast.frontend.classes.TemporaryDirectory;
import picocli.CommandLine.Option;

/** Whoever ends Parcast, however and whenever, finds nothing of it left and his earlier results whole. */
final class KillsSuite implements Suite {
  static final String PROGRAM = "Heat2D";
  static final Path SOURCE = Path.of("testdata/programs/Heat2D.java");

  private static final String KILLS = "moments";
  private static final String WRONG = "left behind";

  @Option(names = "--rounds", paramLabel = "N", description = "How often a command is ended by each signal before the next has its turn (default: ${DEFAULT-VALUE}).")
  private int rounds = 10;

  @Override
  public Promise promise() {
    return new Promise("kills", "A command that is ended leaves nothing behind", "commands", WRONG, """
        By Ctrl-C, TERM or KILL: no process, no temporary file and no half-written recording is there after the next start, and earlier
        results stay whole. Commands are ended at random moments of their run, a third by each signal, in a directory with earlier results; then the next starts.
        """);
  }

  @Override
  public boolean isEndless() {
    return true;
  }

  @Override
  public List<String> items() {
    return Arrays.stream(Command.values()).map(Command::word).toList();
  }

  @Override
  public NamedCounts attack(String item, NamedCounts before) throws IOException, InterruptedException {
    Random random = new Random((long) before.get(KILLS));
    try (TemporaryDirectory home = TemporaryDirectory.of("kills")) {
      Killing killing = Killing.of(Command.valueOf(item.toUpperCase(Locale.ROOT)), home.path());
      int wrong = 0;
      for (int i = 0; i < rounds; i++) {
        List<String> found = killing.round(random);
        found.forEach(System.err::println);
        wrong += found.size();
      }
      return NamedCounts.NONE.with(KILLS, before.get(KILLS) + rounds * Signal.values().length).with(WRONG, before.get(WRONG) + wrong);
    }
  }
}
