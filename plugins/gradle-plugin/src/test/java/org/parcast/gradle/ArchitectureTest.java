package org.parcast.gradle;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import org.gradle.api.Task;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.Provider;

/** The arrows of {@code docs/architecture.md} that start here. */
@AnalyzeClasses(packages = "org.parcast.gradle", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule DEPENDS_ON_THE_ENGINE_ONLY =
      classes()
          .that().resideInAPackage("org.parcast.gradle..")
          .should().onlyDependOnClassesThat().resideInAnyPackage("org.parcast.gradle..", "org.parcast.engine..", "java..", "javax.inject..", "org.gradle..")
          .because("it is thin, and knows no other front end");

  @ArchTest
  static final ArchRule TASKS_HOLD_WHAT_THE_CONFIGURATION_CACHE_KEEPS =
      fields()
          .that().areDeclaredInClassesThat().areAssignableTo(Task.class)
          .should().haveRawType(assignableTo(Provider.class).or(assignableTo(FileCollection.class)).or(assignableTo(List.class)).or(assignableTo(ProjectFiles.class)))
          .because("projects, tasks, source sets and configurations cannot be written to it");

  @ArchTest
  static final ArchRule TASKS_ASK_FOR_NO_PROJECT_WHEN_THEY_RUN =
      methods()
          .that().areDeclaredInClassesThat().areAssignableTo(Task.class)
          .should(new ArchCondition<>("ask for no project") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
              method.getMethodCallsFromSelf().stream().filter(call -> call.getName().equals("getProject")).forEach(call -> events.add(SimpleConditionEvent.violated(method, call.getDescription())));
            }
          })
          .because("there is none once the configuration comes from the cache: fields are made with the task");

  @ArchTest
  static final ArchRule NO_RECORDS =
      noClasses().should().beAssignableTo(Record.class).because("the configuration cache of Gradle 8 refuses them: none before 8.8, later those whose constructor is not public");
}
