package org.parcast.gradle;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.Action;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.file.Directory;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.parcast.engine.settings.SettingsFile;

/**
 * The plug-in {@code org.parcast}: the block {@code parcast} and, in projects with the plug-in {@code java}, the tasks parcastAnalyze, parcastLoops,
 * parcastApply, parcastCheckParallel, parcastReport and parcastCheck; in every project to which it is applied, parcastAggregate, of its subprojects and itself.
 */
public class ParcastPlugin implements Plugin<Project> {
  private static final String GROUP = "parcast";

  @Override
  public void apply(Project project) {
    ParcastExtension extension = project.getExtensions().create("parcast", ParcastExtension.class, project.getObjects());
    extension.getOutputDirectory().set(project.getLayout().getBuildDirectory().dir("parcast").map(Directory::getAsFile));
    TaskRegistry tasks = new TaskRegistry(project.getTasks());
    project.getPlugins().withId("java", java -> addTasks(project, extension, tasks));
    tasks.register("parcastAggregate", AggregateTask.class, task -> {
      describe(task, project, extension, "One report of the loops of this project and those below it.");
      task.getOutputDirectory().set(extension.getOutputDirectory().map(all -> new File(all, "aggregate")));
      project.getAllprojects().forEach(each -> each.getPlugins().withId("java", java -> {
        SourceSet main = sourceSet(each, SourceSet.MAIN_SOURCE_SET_NAME);
        task.add(each.getName(), each.getProjectDir(), main.getOutput().getClassesDirs(), main.getRuntimeClasspath(),
            each.files(main.getAllSource().getSourceDirectories()));
      }));
    });
  }

  private static void addTasks(Project project, ParcastExtension extension, TaskRegistry tasks) {
    tasks.register("parcastAnalyze", AnalyzeTask.class, ofClasses(project, extension, "Runs the program and makes every forecast."));
    tasks.register("parcastLoops", LoopsTask.class, ofClasses(project, extension, "Tells which loops can run in parallel, without running anything."));
    tasks.register("parcastCheck", CheckTask.class, ofClasses(project, extension, "Fails where a loop is not parallel any more or a forecast passes a limit."));
    tasks.register("parcastApply", ApplyTask.class, ofClasses(project, extension, "Writes the parallel version of the loops that pay, as a patch."));
    tasks.register("parcastCheckParallel", CheckParallelTask.class, ofClasses(project, extension, "Tries the parallel version: same results, and how fast."));
    tasks.register("parcastReport", ReportTask.class, task -> {
      describe(task, project, extension, "Makes the reports again from the recordings of parcastAnalyze.");
      task.getRecordingsDirectory().set(extension.getOutputDirectory().map(all -> new File(all, "analyze")));
      task.getRecordings().from(task.getRecordingsDirectory());
      task.mustRunAfter("parcastAnalyze");
    });
    tasks.configure("check", check -> check.dependsOn("parcastCheck"));
  }

  /** For tasks that analyse the classes of the project, which are made before. */
  private static <T extends ParcastTask> Action<T> ofClasses(Project project, ParcastExtension extension, String description) {
    return task -> {
      describe(task, project, extension, description);
      SourceSet main = sourceSet(project, SourceSet.MAIN_SOURCE_SET_NAME);
      ProjectFiles files = task.getFiles();
      files.getClasses().from(main.getOutput().getClassesDirs());
      files.getClassPath().from(main.getRuntimeClasspath());
      files.getSources().from(main.getAllSource().getSourceDirectories());
      if (task instanceof RunTask) {
        ((RunTask) task).getAlone().set(project.getRootProject().getSubprojects().isEmpty());
        SourceSet test = sourceSet(project, SourceSet.TEST_SOURCE_SET_NAME);
        files.getTestClasses().from(test.getOutput().getClassesDirs());
        files.getTestClassPath().from(test.getRuntimeClasspath());
        files.getTestSources().from(test.getAllSource().getSourceDirectories());
      }
    };
  }

  private static void describe(ParcastTask task, Project project, ParcastExtension extension, String description) {
    task.setGroup(GROUP);
    task.setDescription(description);
    task.obey(extension);
    task.getProjectName().set(project.getName());
    task.getProjectDirectory().set(project.getProjectDir());
    List<File> candidates = SettingsFile.candidates(project.getProjectDir().toPath()).stream().map(Path::toFile).toList();
    task.getFiles().getSettings().from(candidates);
  }

  private static SourceSet sourceSet(Project project, String name) {
    return ((SourceSetContainer) project.property("sourceSets")).getByName(name);
  }
}
