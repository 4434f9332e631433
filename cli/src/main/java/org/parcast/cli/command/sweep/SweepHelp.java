package org.parcast.cli.command.sweep;

import java.util.ListResourceBundle;
import java.util.stream.Collectors;
import org.parcast.engine.run.Ranks;

/** What the help of sweeps says of an option that means something else for a single run. */
public final class SweepHelp extends ListResourceBundle {
  @Override
  protected Object[][] getContents() {
    String ranks = Ranks.OF_SWEEPS.stream().map(String::valueOf).collect(Collectors.joining(","));
    return new Object[][] {{"ranks", "Numbers of MPI ranks of every point (default: " + ranks + ": they tell the formulas of rows, blocks of two and of three axes apart)."}};
  }
}
