package org.parcast.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The arrows of {@code docs/architecture.md}. */
@AnalyzeClasses(packages = "org.parcast", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final int LARGEST = 25;

  @ArchTest
  static final ArchRule DEPENDENCIES_POINT_ONE_WAY =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("org.parcast..")
          .withOptionalLayers(true)
          .layer("ir").definedBy("org.parcast.ir..")
          .layer("catalogue").definedBy("org.parcast.ir.catalogue..")
          .layer("frontend").definedBy("org.parcast.frontend..")
          .layer("recording").definedBy("org.parcast.recording..")
          .layer("recorder").definedBy("org.parcast.recorder..")
          .layer("tracer").definedBy("org.parcast.tracer..")
          .layer("partition").definedBy("org.parcast.partition..")
          .layer("analyses").definedBy("org.parcast.analyses..")
          .layer("report").definedBy("org.parcast.report..")
          .layer("engine").definedBy("org.parcast.engine..")
          .layer("cli").definedBy("org.parcast.cli..")
          .whereLayer("ir").mayNotAccessAnyLayer()
          .whereLayer("catalogue").mayNotAccessAnyLayer()
          .whereLayer("frontend").mayOnlyAccessLayers("ir", "catalogue")
          .whereLayer("recording").mayNotAccessAnyLayer()
          .whereLayer("recorder").mayOnlyAccessLayers("recording")
          .whereLayer("tracer").mayOnlyAccessLayers("ir", "catalogue", "frontend", "recording", "recorder")
          .whereLayer("partition").mayNotAccessAnyLayer()
          .whereLayer("analyses").mayOnlyAccessLayers("ir", "catalogue", "partition", "recording")
          .whereLayer("report").mayOnlyAccessLayers("analyses", "catalogue", "recording")
          .whereLayer("cli").mayNotBeAccessedByAnyLayer();

  @ArchTest
  static final ArchRule ONLY_THE_TRACER_SEES_THE_RECORDER =
      noClasses()
          .that().resideOutsideOfPackages("org.parcast.recorder..", "org.parcast.tracer..")
          .should().dependOnClassesThat().resideInAPackage("org.parcast.recorder..")
          .because("the recording is all that passes from a run to the analyses");

  @ArchTest
  static final ArchRule THE_RECORDER_NEEDS_NOTHING_BUT_JAVA =
      classes()
          .that().resideInAnyPackage("org.parcast.recorder..", "org.parcast.recording..")
          .should().onlyDependOnClassesThat().resideInAnyPackage("org.parcast.recorder..", "org.parcast.recording..", "java..")
          .because("they share a JVM with the user's program");

  @ArchTest
  static final ArchRule DIGITS_AND_LETTERS_ARE_THE_SAME_IN_EVERY_COUNTRY =
      noClasses()
          .should().callMethod(String.class, "format", String.class, Object[].class)
          .orShould().callMethod(String.class, "formatted", Object[].class)
          .orShould().callMethod(PrintStream.class, "printf", String.class, Object[].class)
          .orShould().callMethod(String.class, "toLowerCase")
          .orShould().callMethod(String.class, "toUpperCase")
          .because("the default locale may have other digits, as in Egypt, or other letters, as in Turkey: give Locale.ROOT");

  @ArchTest
  static final ArchRule THE_RECORDER_USES_NO_REFLECTION =
      noClasses()
          .that().resideInAnyPackage("org.parcast.recorder..", "org.parcast.recording..")
          .and().haveNameNotMatching("org\\.parcast\\.recorder\\.(Launcher|MainThread|Members)") // start the program, once; stand in for its own reflection
          .should().dependOnClassesThat().belongToAnyOf(Method.class, Field.class, Constructor.class, Proxy.class)
          .orShould().dependOnClassesThat().resideInAPackage("java.lang.invoke..")
          .because("they run inside the user's loops");

  @ArchTest
  static final ArchRule THE_PARTITIONER_KNOWS_NOTHING_OF_PROGRAMS =
      noClasses()
          .that().resideInAPackage("org.parcast.partition..")
          .should().dependOnClassesThat().resideInAnyPackage("org.parcast.ir..", "org.parcast.recording..", "org.parcast.recorder..", "org.objectweb.asm..");

  @ArchTest
  static final ArchRule ONLY_THE_COMMAND_LINE_PRINTS =
      noClasses()
          .that().resideInAnyPackage("org.parcast.ir..", "org.parcast.frontend..", "org.parcast.tracer..", "org.parcast.partition..",
              "org.parcast.analyses..", "org.parcast.report..", "org.parcast.engine..")
          .should().accessField(System.class, "out")
          .orShould().accessField(System.class, "err");

  @ArchTest
  static final ArchRule NO_OBJECT_IS_DESERIALISED =
      noClasses()
          .should().dependOnClassesThat().haveNameMatching("java\\.io\\.ObjectInput.*|java\\.beans\\.XMLDecoder|.*\\.PolymorphicTypeValidator")
          .orShould().callMethod(ObjectMapper.class, "enableDefaultTyping")
          .because("bytes from elsewhere would choose the classes that are made of them");

  @ArchTest
  static final ArchRule NO_NETWORK_IS_USED =
      noClasses()
          .that().doNotHaveFullyQualifiedName("org.parcast.recorder.OwnFiles") // opens for the program what the program's own class loader names
          .should().dependOnClassesThat().haveNameMatching("java\\.net\\.(.*Socket.*|.*URLConnection|InetAddress)")
          .orShould().dependOnClassesThat().resideInAnyPackage("java.net.http..", "java.rmi..", "javax.net..", "com.sun.net..", "javax.naming..")
          .orShould().dependOnClassesThat().haveNameMatching("java\\.nio\\.channels\\.(Asynchronous)?(Server)?(Socket|Datagram).*")
          .orShould().callMethod(URL.class, "openStream")
          .orShould().callMethod(URL.class, "openConnection")
          .because("Parcast asks nothing of other machines and opens no port");

  @ArchTest
  static final ArchRule XML_IS_READ_WHERE_ENTITIES_ARE_REFUSED =
      noClasses()
          .that().doNotHaveFullyQualifiedName("org.parcast.analyses.mapping.machine.HwlocXml")
          .should().dependOnClassesThat().resideInAnyPackage("javax.xml..", "org.xml..", "org.w3c..");

  @ArchTest
  static final ArchRule MODULES_ARE_FREE_OF_CYCLES = slices().matching("org.parcast.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule PACKAGES_ARE_FREE_OF_CYCLES = slices().matching("org.parcast.(**)").should().beFreeOfCycles();

  @ArchTest
  static void noPackageIsLarge(JavaClasses all) {
    Map<String, Long> sizes = all.stream()
        .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
        .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
    sizes.values().removeIf(size -> size <= LARGEST);

    assertThat(sizes).as("packages of more than %s classes have no address", LARGEST).isEmpty();
  }
}
