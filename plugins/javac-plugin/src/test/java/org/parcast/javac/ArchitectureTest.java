package org.parcast.javac;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows of {@code docs/architecture.md} that start here. */
@AnalyzeClasses(packages = "org.parcast.javac", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule DEPENDS_ON_THE_ENGINE_AND_RESULTS_ONLY =
      classes()
          .that().resideInAPackage("org.parcast.javac..")
          .should().onlyDependOnClassesThat().resideInAnyPackage(
              "org.parcast.javac..", "org.parcast.engine..", "org.parcast.analyses..", "org.parcast.report..", "org.parcast.ir.catalogue..", "com.fasterxml.jackson.core..", "java..", "com.sun.source..", "javax..")
          .because("it is thin, stays on what the compiler exports, and knows no other front end");
}
