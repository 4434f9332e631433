package org.parcast.gradle;

import org.gradle.api.Action;
import org.gradle.api.Task;
import org.gradle.api.tasks.TaskContainer;
import org.gradle.util.GradleVersion;

/** Tasks that are made when they are needed; by Gradle before 4.9, which cannot do that, at once. */
final class TaskRegistry {
  private static final boolean LAZY = GradleVersion.current().compareTo(GradleVersion.version("4.9")) >= 0;

  private final TaskContainer tasks;

  TaskRegistry(TaskContainer tasks) {
    this.tasks = tasks;
  }

  <T extends Task> void register(String name, Class<T> type, Action<T> configuration) {
    if (LAZY) {
      tasks.register(name, type, configuration);
    } else {
      configuration.execute(tasks.create(name, type));
    }
  }

  /** Configures the task if there is one of this name. */
  void configure(String name, Action<Task> configuration) {
    if (LAZY) {
      tasks.matching(task -> task.getName().equals(name)).configureEach(configuration);
    } else {
      tasks.matching(task -> task.getName().equals(name)).all(configuration);
    }
  }
}
