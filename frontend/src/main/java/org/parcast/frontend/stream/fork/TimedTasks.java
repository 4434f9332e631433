package org.parcast.frontend.stream.fork;

import java.util.List;

/**
 * Tasks that the same thread does at once, each with a clock around it.
 *
 * @param number by which the group's clock is known
 * @param levels of calls within calls that are timed
 */
record TimedTasks(int number, int levels) implements TaskText {
  private static final String RUNTIME = "org.parcast.engine.time.runtime.";

  @Override
  public String suffix() {
    return "_" + number + "_";
  }

  @Override
  public List<String> begin() {
    return List.of(RUNTIME + "CallClock.begin(" + number + ", " + levels + ");");
  }

  @Override
  public String task(String type, String name, String work) {
    return "final " + RUNTIME + "TimedTask<" + type + "> " + name + " = " + RUNTIME + "TimedTask.of(" + number + ", () -> " + work + ");";
  }

  @Override
  public List<String> last() {
    return List.of(RUNTIME + "CallClock.enter(" + number + ");");
  }

  @Override
  public List<String> end() {
    return List.of(RUNTIME + "CallClock.leave(" + number + ");", RUNTIME + "CallClock.end(" + number + ");");
  }
}
