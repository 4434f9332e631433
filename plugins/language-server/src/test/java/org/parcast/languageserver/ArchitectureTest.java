package org.parcast.languageserver;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows of {@code docs/architecture.md} that start here. */
@AnalyzeClasses(packages = "org.parcast.languageserver", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule DEPENDS_ON_THE_ENGINE_AND_RESULTS_ONLY =
      classes()
          .that().resideInAPackage("org.parcast.languageserver..")
          .should().onlyDependOnClassesThat().resideInAnyPackage(
              "org.parcast.languageserver..", "org.parcast.engine..", "org.parcast.analyses..", "org.parcast.report..", "org.parcast.ir.catalogue..", "java..", "org.eclipse.lsp4j..", "com.google.gson..")
          .because("it is thin, and knows no other front end");
}
