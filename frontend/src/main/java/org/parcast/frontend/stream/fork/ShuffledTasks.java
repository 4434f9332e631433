package org.parcast.frontend.stream.fork;

/** Tasks that one thread does, some at once and some when they are waited for. */
final class ShuffledTasks implements TaskText {
  private static final String TASK = "org.parcast.engine.check.runtime.ShuffledTask";

  @Override
  public String task(String type, String name, String work) {
    return "final " + TASK + "<" + type + "> " + name + " = " + TASK + ".of(() -> " + work + ");";
  }
}
