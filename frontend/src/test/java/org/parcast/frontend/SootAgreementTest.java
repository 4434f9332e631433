package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.frontend.classes.ClassFile;
import org.parcast.frontend.classes.ClassFiles;
import org.parcast.frontend.classes.ClassPathEntry;
import org.parcast.frontend.classes.SourceCompiler;
import org.parcast.frontend.lowering.Lowering;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import soot.G;
import soot.Scene;
import soot.SootClass;
import soot.SootMethod;
import soot.Unit;
import soot.jimple.AssignStmt;
import soot.jimple.ConcreteRef;
import soot.jimple.Stmt;
import soot.options.Options;
import soot.shimple.Shimple;

/**
 * Soot, an independent lowering of bytecode, finds the same accesses to arrays and fields in every method, in the same order. Its passes that
 * fold or remove code are switched off.
 */
@Tag("slow")
class SootAgreementTest {
  private static final List<String> FOLDING =
      List.of("jb.dae", "jb.cp", "jb.a", "jb.uce", "jb.ule", "jb.cp-ule", "jb.ne", "jb.cbf");

  @TempDir Path directory;

  @AfterEach
  void forgetTheScene() {
    G.reset();
  }

  @Test
  void testProgramsAgree() throws Exception {
    SourceCompiler.compile(TestPrograms.all(), List.of(), List.of(), directory);
    Path features = Path.of(SootAgreementTest.class.getResource("/Features.java").toURI());
    SourceCompiler.compile(List.of(features), List.of(), List.of(), directory);
    agree(directory, 300);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jnt.scimark2.FFT", "Jama.Matrix", "org.ejml.data.DMatrixRMaj"})
  void librariesAgree(String aClass) throws Exception {
    agree(Path.of(Class.forName(aClass).getProtectionDomain().getCodeSource().getLocation().toURI()), 100);
  }

  private static void agree(Path classes, int atLeast) throws Exception {
    SortedMap<String, List<String>> ours = new TreeMap<>();
    for (ClassFile file : new ClassPathEntry(classes).read(name -> true)) {
      ClassDeclaration declared = Lowering.lower(ClassFiles.read(file.bytes(), file.origin()));
      declared.methods().stream().filter(m -> !m.blocks().isEmpty()).forEach(m -> ours.put(m.toString(), accesses(m)));
    }
    assertThat(ours).hasSizeGreaterThanOrEqualTo(atLeast);
    assertThat(soot(classes)).isEqualTo(ours);
  }

  private static List<String> accesses(Method method) {
    List<String> accesses = new ArrayList<>();
    List<Instruction> inOrder = new ArrayList<>(method.instructions());
    inOrder.sort(Comparator.comparingInt(Instruction::position));
    for (Instruction instruction : inOrder) {
      if (instruction instanceof Instruction.ArrayLoad) {
        accesses.add("load []");
      } else if (instruction instanceof Instruction.ArrayStore) {
        accesses.add("store []");
      } else if (instruction instanceof Instruction.FieldLoad load) {
        accesses.add("load " + load.field().name());
      } else if (instruction instanceof Instruction.FieldStore store) {
        accesses.add("store " + store.field().name());
      }
    }
    return accesses;
  }

  private static SortedMap<String, List<String>> soot(Path classes) {
    G.reset();
    Options.v().set_process_dir(List.of(classes.toString()));
    Options.v().set_soot_classpath("VIRTUAL_FS_FOR_JDK" + File.pathSeparator + classes);
    Options.v().set_allow_phantom_refs(true);
    Options.v().set_keep_line_number(true);
    Options.v().setPhaseOption("jb", "use-original-names:true");
    FOLDING.forEach(phase -> Options.v().setPhaseOption(phase, "enabled:false"));
    Scene.v().loadNecessaryClasses();
    SortedMap<String, List<String>> found = new TreeMap<>();
    // Classes for lambdas join while bodies are made.
    for (SootClass declared : List.copyOf(Scene.v().getApplicationClasses())) {
      for (SootMethod method : List.copyOf(declared.getMethods())) {
        if (method.isConcrete()) {
          found.put(name(method), accesses(method));
        }
      }
    }
    return found;
  }

  private static String name(SootMethod method) {
    String[] parts = method.getBytecodeSignature().substring(1).split(": ", 2);
    return parts[0] + "." + parts[1].substring(0, parts[1].length() - 1);
  }

  private static List<String> accesses(SootMethod method) {
    List<String> accesses = new ArrayList<>();
    for (Unit unit : Shimple.v().newBody(method.retrieveActiveBody()).getUnits()) {
      Stmt statement = (Stmt) unit;
      boolean stores = statement instanceof AssignStmt assign && assign.getLeftOp() instanceof ConcreteRef;
      if (statement.containsArrayRef()) {
        accesses.add(stores ? "store []" : "load []");
      } else if (statement.containsFieldRef()) {
        accesses.add((stores ? "store " : "load ") + statement.getFieldRef().getFieldRef().name());
      }
    }
    return accesses;
  }
}
