package org.parcast.engine.time;

import java.util.List;
import org.parcast.frontend.stream.part.Dealing;

/** Parts that the runtime runs: in order, each timed, or in parallel. */
final class TimedDealing implements Dealing {
  @Override
  public String parts(String count) {
    return TimedText.RUNTIME + "Parts.of(" + count + ")";
  }

  @Override
  public String begin(String parts, String part) {
    return TimedText.RUNTIME + "Parts.run(" + parts + ", " + part + " -> {";
  }

  @Override
  public String beginBlocks(String blocks, String block) {
    return TimedText.RUNTIME + "Parts.runBlocks(" + blocks + ", " + block + " -> {";
  }

  @Override
  public List<String> thrown() {
    return List.of();
  }

  @Override
  public boolean throwsAny() {
    return true;
  }

  @Override
  public boolean isStrict() {
    return false;
  }

  @Override
  public boolean isRepeated() {
    return true;
  }
}
