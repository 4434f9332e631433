package org.parcast.gradle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows of {@code docs/architecture.md} that start here. */
@AnalyzeClasses(packages = "org.parcast.gradle", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule DEPENDS_ON_THE_ENGINE_ONLY =
      classes()
          .that().resideInAPackage("org.parcast.gradle..")
          .should().onlyDependOnClassesThat().resideInAnyPackage("org.parcast.gradle..", "org.parcast.engine..", "java..", "javax.inject..", "org.gradle..")
          .because("it is thin, and knows no other front end");
}
