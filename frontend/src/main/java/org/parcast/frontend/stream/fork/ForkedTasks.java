package org.parcast.frontend.stream.fork;

import java.util.List;

/** Tasks of the pool that all programs have. */
final class ForkedTasks implements TaskText {
  private static final String TASK = "java.util.concurrent.ForkJoinTask";

  @Override
  public String suffix() {
    return "";
  }

  @Override
  public List<String> begin() {
    return List.of();
  }

  @Override
  public String task(String type, String name, String work) {
    return "final " + TASK + "<" + type + "> " + name + " = " + TASK + ".adapt(() -> " + work + ").fork();";
  }

  @Override
  public List<String> last() {
    return List.of();
  }

  @Override
  public List<String> end() {
    return List.of();
  }
}
