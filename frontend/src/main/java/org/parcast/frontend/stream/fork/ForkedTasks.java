package org.parcast.frontend.stream.fork;

/** Tasks of the pool that all programs have. */
final class ForkedTasks implements TaskText {
  private static final String TASK = "java.util.concurrent.ForkJoinTask";

  @Override
  public String task(String type, String name, String work) {
    return "final " + TASK + "<" + type + "> " + name + " = " + TASK + ".adapt(() -> " + work + ").fork();";
  }
}
