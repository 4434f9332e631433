package org.parcast.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.gradle.api.Action;
import org.gradle.api.GradleException;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plug-in in projects of Gradle 8. */
@Tag("slow")
class ParcastPluginTest {
  private static final Path SOURCES = Path.of("src", "test", "resources", "project");

  @TempDir private Path directory;

  private Project project;
  private ParcastExtension extension;

  @BeforeEach
  void apply() {
    project = ProjectBuilder.builder().withName("demo").withProjectDir(directory.resolve("project").toFile()).withGradleUserHomeDir(directory.resolve("home").toFile()).build();
    project.getPlugins().apply("java");
    project.getPlugins().apply("org.parcast");
    extension = project.getExtensions().getByType(ParcastExtension.class);
  }

  /** What Gradle's own task would do; projects of tests run no tasks. */
  private void compile() throws Exception {
    Path source = SOURCES.resolve("src/main/java/demo/Heat.java");
    Path copy = project.getProjectDir().toPath().resolve("src/main/java/demo/Heat.java");
    Files.createDirectories(copy.getParent());
    Files.copy(source, copy);
    Path classes = Files.createDirectories(project.getProjectDir().toPath().resolve("build/classes/java/main"));
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, errors, errors, "-g", "-proc:none", "-d", classes.toString(), copy.toString())).as(errors.toString()).isZero();
  }

  private void execute(String name) {
    Task task = project.getTasks().getByName(name);
    for (Action<? super Task> action : task.getActions()) {
      action.execute(task);
    }
  }

  private Path output(String name) {
    return project.getProjectDir().toPath().resolve("build/parcast").resolve(name);
  }

  @Test
  void addsTheTasksInTheirGroup() {
    assertThat(project.getTasks().stream().filter(task -> "parcast".equals(task.getGroup())).map(Task::getName))
        .containsExactlyInAnyOrder("parcastAnalyze", "parcastLoops", "parcastReport", "parcastCheck", "parcastAggregate", "parcastApply", "parcastCheckParallel");
    assertThat(project.getTasks()).allSatisfy(task -> assertThat(task.getDescription()).isNotNull());
    assertThat(dependencies("check")).contains("parcastCheck");
    assertThat(dependencies("parcastAnalyze")).contains("compileJava", "compileTestJava");
    assertThat(dependencies("parcastLoops")).contains("compileJava").doesNotContain("compileTestJava");
    assertThat(dependencies("parcastReport")).doesNotContain("compileJava", "parcastAnalyze");
  }

  private List<String> dependencies(String name) {
    Task task = project.getTasks().getByName(name);
    return task.getTaskDependencies().getDependencies(task).stream().map(Task::getName).toList();
  }

  @Test
  void settingsAreLazy() {
    RunTask task = (RunTask) project.getTasks().getByName("parcastAnalyze");
    extension.getRanks().set(List.of(4, 16));
    extension.getMainClass().set("demo.Heat");
    extension.getOutputDirectory().set(new File("/elsewhere"));
    assertThat(task.getRanks().get()).containsExactly(4, 16);
    assertThat(task.getMainClass().get()).isEqualTo("demo.Heat");
    assertThat(task.getOutputDirectory().get()).isEqualTo(new File("/elsewhere/analyze"));
  }

  @Test
  void aProgramIsAnalysedAndReportedAgain() throws Exception {
    compile();
    extension.getArguments().set(List.of("24"));
    extension.getRanks().set(List.of(4));
    execute("parcastAnalyze");
    execute("parcastReport");
    execute("parcastLoops");
    execute("parcastAggregate");
    assertThat(output("analyze/Heat.html")).content().contains("Does it pay");
    assertThat(communication("report/Heat.json")).isEqualTo(communication("analyze/Heat.json"));
    assertThat(output("loops/demo-loops.sarif")).isNotEmptyFile();
    assertThat(output("aggregate/aggregate-loops.html")).isNotEmptyFile();
  }

  private String communication(String json) throws Exception {
    return Files.readString(output(json)).replaceFirst("(?s).*\"comm\" :", "").replaceFirst("(?s)\"(time|loops)\" :.*", "");
  }

  @Test
  void checksFailWithAllTheirReasons() throws Exception {
    compile();
    extension.getParallelLoops().set(List.of("Heat.java:12", "Heat.java:11", "Heat.java:1"));
    extension.getLimits().set(List.of("bytes_per_step@4>100", "hit_rate@2<100%", "l1_hit_rate@2<1%", "l9_hit_rate@2<1%"));
    extension.getRanks().set(List.of(4));
    assertThatThrownBy(() -> execute("parcastCheck"))
        .isInstanceOf(GradleException.class)
        .message()
        .contains("parallel loop Heat.java:11 is ", "parallel loop Heat.java:1: no loop starts there", "limit bytes_per_step@4>100", "limit hit_rate@2<100%",
            "limit l9_hit_rate@2<1% was not checked")
        .doesNotContain("Heat.java:12", "limit l1");
  }

  @Test
  void settingsFileIsObeyedAndTheBuildScriptComesFirst() throws Exception {
    compile();
    Files.writeString(directory.resolve("parcast.yaml"), "ranks: [2, 8]\narguments: [8]\n");
    extension.getRanks().set(List.of(4));
    execute("parcastAnalyze");
    assertThat(Files.readString(output("analyze/Heat.json"))).contains("\"ranks\" : 4").doesNotContain("\"ranks\" : 8");
    Files.writeString(directory.resolve("parcast.yaml"), "rank: 2\n");
    assertThatThrownBy(() -> execute("parcastLoops")).hasMessage(directory.resolve("parcast.yaml") + ":1: rank: there is no such setting; did you mean ranks?");
  }

  @Test
  void messagesNameThePropertiesOfTheBlock() throws Exception {
    compile();
    extension.getMainClass().set("demo.Nowhere");
    assertThatThrownBy(() -> execute("parcastAnalyze")).hasMessageContaining("no class demo.Nowhere; these can be started: demo.Heat (parcast.mainClass or parcast.test)");
    extension.getMainClass().set("demo.Heat");
    extension.getRanks().set(List.of(100_000));
    assertThatThrownBy(() -> execute("parcastAnalyze")).hasMessageContaining("parcast.ranks").message().doesNotContain("--");
  }

  @Test
  void projectWithoutClassesIsLeftOut() {
    execute("parcastLoops");
    assertThat(output("loops")).doesNotExist();
  }
}
