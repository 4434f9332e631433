package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.frontend.Frontend.Request;
import org.parcast.frontend.Frontend.Result;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.SourceCompiler;
import org.parcast.frontend.source.SourcePackage;

class FrontendTest {
  private static final String HELLO = "class Hello { public static void main(String[] a) { System.out.println(1); } }";

  @TempDir Path directory;

  @Test
  void whatIsNoRegularFileIsRefusedWhateverItsName() throws Exception {
    Path device = Path.of("/dev/null");
    Assumptions.assumeTrue(Files.exists(device));
    for (String name : List.of("Device.java", "device.jar", "device")) {
      refused(Request.of(Files.createSymbolicLink(directory.resolve(name), device)), name, "is a pipe or a device");
    }
  }

  @Test
  void aSourceFileIsCompiledAndItsClassFilesDeletedAtTheEnd() throws Exception {
    Path compiled;
    try (Result result = Frontend.load(Request.of(TestPrograms.program("Heat2D")))) {
      assertThat(result.mainClass()).isEqualTo("Heat2D");
      assertThat(result.program().classes()).containsOnlyKeys("Heat2D");
      assertThat(result.classes()).containsOnlyKeys("Heat2D");
      assertThat(result.sourceFiles()).containsEntry("Heat2D", TestPrograms.program("Heat2D"));
      assertThat(result.warnings()).isEmpty();
      compiled = result.classpath().get(0);
      assertThat(compiled.resolve("Heat2D.class")).exists();
    }
    assertThat(compiled).doesNotExist();
  }

  @Test
  void aSourceFileBringsAlongTheClassesItUses() throws Exception {
    write("p/Main.java", "package p; class Main { public static void main(String[] a) { Other.run(); } }");
    write("p/Other.java", "package p; class Other { static void run() { } public static void main(String[] a) { } }");
    write("p/Broken.java", "package p; class Broken {");
    try (Result result = Frontend.load(Request.of(directory.resolve("p/Main.java")))) {
      assertThat(result.mainClass()).isEqualTo("p.Main");
      assertThat(result.program().classes()).containsOnlyKeys("p/Main", "p/Other");
      assertThat(result.sourceFiles()).containsOnlyKeys("p/Main", "p/Other");
    }
    Path relative = Path.of("").toAbsolutePath().relativize(directory);
    try (Result result = Frontend.load(Request.of(relative.resolve("p/Main.java")))) {
      assertThat(result.sourceFiles().values()).containsExactly(relative.resolve("p/Main.java"), relative.resolve("p/Other.java"));
    }
  }

  @Test
  void directoriesOfSourcesAndClassesAndJarsHoldTheSameProgram() throws Exception {
    write("src/p/Main.java", "package p; class Main { public static void main(String[] a) { for (int i = 0; i < 3; i++) a[i] = null; } }");
    write("src/module-info.java", "module m {}");
    Path classes = compile(directory.resolve("src"), "classes");
    Path jar = jar(classes, "p.Main");
    for (Path target : List.of(directory.resolve("src"), classes, jar)) {
      try (Result result = Frontend.load(new Request(target, List.of(), List.of(directory.resolve("src")), List.of(), List.of(), null))) {
        assertThat(result.mainClass()).isEqualTo("p.Main");
        assertThat(result.loops()).singleElement().satisfies(loop -> assertThat(loop.source().variable()).isEqualTo("i"));
      }
    }
  }

  /** Rewritten classes are not signed, and a virtual machine refuses classes of one package with different signatures. */
  @Test
  void sourcesThatARecordingKeepsAreNoneOfTheProgram() throws Exception {
    write("src/Main.java", "class Main { public static void main(String[] a) { } }");
    write("src/parcast-report/Main.parcast/sources/Main.java", "class Main { }");
    try (Result result = Frontend.load(Request.of(directory.resolve("src")))) {
      assertThat(result.sourceFiles()).containsOnlyKeys("Main");
    }
  }

  @Test
  void classesOfASignedJarAreTakenFromThereWithAllOfTheirPackage() throws Exception {
    write("src/p/Main.java", "package p; class Main { public static void main(String[] a) { } }");
    write("src/p/Left.java", "package p; class Left { }");
    write("src/q/Far.java", "package q; class Far { }");
    Path classes = compile(directory.resolve("src"), "classes");
    Request request = new Request(jar(classes, "p.Main"), List.of(), List.of(), List.of(), List.of("p.Left", "q"), null);
    try (Result result = Frontend.load(request)) {
      assertThat(result.classes()).containsOnlyKeys("p/Main");
    }
    write("classes/META-INF/KEY.SF", "Signature-Version: 1.0");
    jar(classes, "p.Main");
    try (Result result = Frontend.load(request)) {
      assertThat(result.program().classes()).containsOnlyKeys("p/Main");
      assertThat(result.classes()).containsOnlyKeys("p/Main", "p/Left");
    }
  }

  @Test
  void aMultiReleaseJarHoldsTheVersionThatIsRun() throws Exception {
    write("src/Main.java", "class Main { public static void main(String[] a) { } }");
    write("newer/Main.java", "class Main { public static void main(String[] a) { } static void added() { } }");
    Path classes = compile(directory.resolve("src"), "classes");
    Path newer = compile(directory.resolve("newer"), "newer-classes");
    for (int version : new int[] {17, 9999}) {
      Path versions = Files.createDirectories(classes.resolve("META-INF/versions/" + version));
      Files.copy(newer.resolve("Main.class"), versions.resolve("Main.class"));
      boolean added;
      try (Result result = Frontend.load(Request.of(jar(classes, "Main")))) {
        added = result.program().find("Main").methods().stream().anyMatch(method -> method.ref().name().equals("added"));
      }
      assertThat(added).as("version " + version).isEqualTo(version == 17);
      Files.delete(versions.resolve("Main.class"));
    }
  }

  @Test
  void whatKeepsCapturedVariablesOfKotlinAndScalaBelongsToTheProgram() throws Exception {
    write("lib/kotlin/jvm/internal/Ref.java", "package kotlin.jvm.internal; public class Ref { public static class DoubleRef { public double element; } }");
    write("lib/scala/runtime/DoubleRef.java", "package scala.runtime; public class DoubleRef { public double elem; }");
    write("lib/scala/runtime/Other.java", "package scala.runtime; public class Other { }");
    write("src/Main.java", "class Main { public static void main(String[] a) { } }");
    Path lib = compile(directory.resolve("lib"), "libclasses");
    try (Result result = Frontend.load(new Request(directory.resolve("src"), List.of(lib), List.of(), List.of(), List.of(), null))) {
      assertThat(result.classes()).containsOnlyKeys("Main", "kotlin/jvm/internal/Ref", "kotlin/jvm/internal/Ref$DoubleRef", "scala/runtime/DoubleRef");
    }
  }

  @Test
  void classesAreIncludedFromTheClassPathAndExcluded() throws Exception {
    write("lib/org/lib/A.java", "package org.lib; public class A { public static class B {} }");
    write("lib/org/library/C.java", "package org.library; public class C { }");
    write("src/Main.java", "class Main { org.lib.A a; org.library.C c; public static void main(String[] a) { } } class Extra { }");
    Path lib = compile(directory.resolve("lib"), "libclasses");
    Request request = new Request(directory.resolve("src"), List.of(lib), List.of(), List.of("org.lib"), List.of("Extra"), null);
    try (Result result = Frontend.load(request)) {
      assertThat(result.program().classes()).containsOnlyKeys("Main", "org/lib/A", "org/lib/A$B");
      assertThat(result.classes()).containsOnlyKeys("Main", "org/lib/A", "org/lib/A$B");
      assertThat(result.included()).containsExactlyInAnyOrder("org/lib/A", "org/lib/A$B");
      assertThat(result.classpath()).hasSize(2).contains(lib);
    }
    assertThatThrownBy(() -> Frontend.load(new Request(directory.resolve("src"), List.of(lib), List.of(), List.of("java.util"), List.of(), null)))
        .hasMessageContaining("--include java.util")
        .hasMessageContaining("JDK");
  }

  @Test
  void aDirectoryThatMayNotBeReadIsNamed() throws Exception {
    write("src/Main.java", "class Main { public static void main(String[] a) { } }");
    Path closed = Files.createDirectory(directory.resolve("src/closed"), PosixFilePermissions.asFileAttribute(Set.of()));
    Assumptions.assumeFalse(Files.isReadable(closed), "who runs this may read everything");
    assertThatThrownBy(() -> Frontend.load(Request.of(directory.resolve("src")))).isInstanceOf(FrontendException.class).hasMessageContaining("closed");
  }

  @Test
  void whatExcludesNothingIsTold() throws Exception {
    write("src/Main.java", "class Main { public static void main(String[] a) { } } class Extra { }");
    try (Result result = Frontend.load(new Request(directory.resolve("src"), List.of(), List.of(), List.of(), List.of("Extra", "Extar"), null))) {
      assertThat(result.classes()).containsOnlyKeys("Main");
      assertThat(result.warnings()).containsExactly("--exclude Extar: no such class or package in the program, so it leaves out nothing [exclude-unmatched]");
    }
  }

  @Test
  void aClassHasNoSourceOfAnotherPackage() throws Exception {
    String body = " public class Work { public static void run(int[] a) { for (int i = 0; i < 3; i++) a[i] = i; } ";
    write("lib/b/Work.java", "package b;" + body + "}");
    write("src/a/Work.java", "package a;" + body + "public static void main(String[] a) { b.Work.run(new int[3]); } }");
    Path lib = compile(directory.resolve("lib"), "libclasses");
    try (Result result = Frontend.load(new Request(directory.resolve("src"), List.of(lib), List.of(), List.of("b"), List.of(), null))) {
      assertThat(result.sourceFiles()).containsOnlyKeys("a/Work");
    }
  }

  @Test
  void aPackageIsFoundInEveryLanguage() {
    assertThat(SourcePackage.of("/* license */\npackage org.lib;\nclass A {}")).isEqualTo("org/lib/");
    assertThat(SourcePackage.of("package größe; class A {}")).isEqualTo("größe/");
    assertThat(SourcePackage.of("package org.lib\n\nclass A")).isEqualTo("org/lib/");
    assertThat(SourcePackage.of("package org\npackage lib\n\nclass A")).isEqualTo("org/lib/");
    assertThat(SourcePackage.of("class A { String text = \"package b;\"; }")).isEmpty();
  }

  @Test
  void everyErrorOfTheCompilerIsReportedWithItsLine() throws Exception {
    Path file = write("Bad.java", "class Bad {\n  int f() { return x; }\n  String g() { return 1; }\n}\n");
    assertThatThrownBy(() -> Frontend.load(Request.of(file))).isInstanceOf(FrontendException.class)
        .hasMessageContainingAll("does not compile: 2 errors", "Bad.java:2: cannot find symbol", "variable x", "Bad.java:3: incompatible types");
  }

  @Test
  void theMainClassMustBeClear() throws Exception {
    Path none = write("none/A.java", "class A { static void main(int[] a) { } }");
    refused(Request.of(none), "no class with public static void main(String[])", "--main");
    write("two/A.java", "class A { public static void main(String[] a) { } }");
    write("two/B.java", "class B { public static void main(String[] a) { } }");
    Path two = directory.resolve("two");
    refused(Request.of(two), "A, B", "--main");
    try (Result result = Frontend.load(withMain(two, "B"))) {
      assertThat(result.mainClass()).isEqualTo("B");
    }
    refused(withMain(two, "C"), "no class C", "A, B");
    write("two/D.java", "class D extends B { }");
    refused(withMain(two, "D"), "class D has main from B", "--main");
    refused(withMain(none, "A"), "class A has no main, no test and no benchmark");
  }

  @Test
  void whatIsNoProgramIsRefusedByName() throws Exception {
    refused(Request.of(directory.resolve("Missing.java")), "Missing.java", "no such file or directory");
    refused(Request.of(write("notes.txt", "")), "notes.txt", "neither source nor jar");
    refused(Request.of(write("broken.jar", "no jar")), "broken.jar", "damaged");
    refused(Request.of(Files.createDirectory(directory.resolve("empty"))), "empty", "no classes");
    Path hello = write("Hello.java", HELLO);
    refused(new Request(hello, List.of(Path.of("no.jar")), List.of(), List.of(), List.of(), null), "no.jar", "--classpath");
    refused(new Request(hello, List.of(), List.of(Path.of("nosrc")), List.of(), List.of(), null), "nosrc", "--sources");
  }

  @Test
  void damagedAndTooNewClassFilesAreRefusedByName() throws Exception {
    write("src/Hello.java", HELLO);
    Path classes = compile(directory.resolve("src"), "classes");
    Path file = classes.resolve("Hello.class");
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 7) {
      Files.write(file, Arrays.copyOf(whole, length));
      refused(Request.of(classes), "Hello.class", "compile it again");
    }
    byte[] newer = whole.clone();
    newer[7] = 99;
    Files.write(file, newer);
    refused(Request.of(classes), "Hello.class", "Java 55", "--release 25");
  }

  @Test
  void compiledClassesOfARefusedProgramAreDeleted() throws Exception {
    Path none = write("none/WithoutMain.java", "class WithoutMain { }");
    refused(Request.of(none), "no class with");
    // Others may compile at the same time: only a directory with this class would be ours.
    try (var files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      assertThat(files.filter(file -> Files.exists(file.resolve("WithoutMain.class")))).isEmpty();
    }
  }

  private static void refused(Request request, String... reasons) {
    assertThatThrownBy(() -> Frontend.load(request)).isInstanceOf(FrontendException.class).hasMessageContainingAll(reasons);
  }

  private static Request withMain(Path target, String main) {
    return new Request(target, List.of(), List.of(), List.of(), List.of(), main);
  }

  private Path write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path compile(Path sources, String output) throws Exception {
    Path classes = Files.createDirectory(directory.resolve(output));
    try (var files = Files.walk(sources)) {
      List<Path> all = files.filter(f -> f.toString().endsWith(".java") && !f.endsWith("module-info.java")).toList();
      SourceCompiler.compile(all, List.of(sources), List.of(), classes);
    }
    return classes;
  }

  private Path jar(Path classes, String main) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, main);
    manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
    Path jar = directory.resolve("program.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
        var files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
        out.write(Files.readAllBytes(file));
      }
    }
    return jar;
  }
}
