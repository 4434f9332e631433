package org.parcast.engine.check;

import java.util.List;
import org.parcast.frontend.stream.part.Dealing;

/**
 * Parts that are run in other orders, and compared.
 *
 * @param guards expressions of which each has to be true for several parts
 */
record TwinDealing(List<String> guards, boolean isStrict) implements Dealing {
  @Override
  public String parts(String count) {
    String parts = TwinText.RUNTIME + "Twins.parts(" + count + ")";
    return guards.isEmpty() ? parts : String.join(" && ", guards) + " ? " + parts + " : 1";
  }

  @Override
  public String blocks(String count, int each) {
    String blocks = TwinText.RUNTIME + "Twins.blocks(" + count + ", " + each + ")";
    return guards.isEmpty() ? blocks : String.join(" && ", guards) + " ? " + blocks + " : 1";
  }

  @Override
  public String begin(String parts, String part) {
    return TwinText.RUNTIME + "Twins.run(" + parts + ", " + part + " -> {";
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
  public boolean isRepeated() {
    return true;
  }
}
