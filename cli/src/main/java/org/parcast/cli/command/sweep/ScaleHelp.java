package org.parcast.cli.command.sweep;

import java.util.ListResourceBundle;
import java.util.stream.Collectors;
import org.parcast.engine.run.AnalysisRequest;

/** What the help of formulas says of options that mean something else for a single run. */
public final class ScaleHelp extends ListResourceBundle {
  @Override
  protected Object[][] getContents() {
    String ranks = AnalysisRequest.USUAL_RANKS.stream().map(String::valueOf).collect(Collectors.joining(","));
    return new Object[][] {{"ranks", "Numbers of MPI ranks that --at is answered for (default: " + ranks + "); a sweep that is made now has its own."},
        {"machine", "Machine or file of parcast machine on whose network steps are timed (default: " + ScaleCommand.CLUSTER + ")."}};
  }
}
