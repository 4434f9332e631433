package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.EnumNumbers;
import org.parcast.tracer.method.Keepers;
import org.parcast.tracer.method.Lambdas;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.Numbering;
import org.parcast.tracer.method.StraightCalls;
import org.parcast.tracer.method.WordLayout;
import org.parcast.tracer.run.TraceRequest;

/** What holds for the whole program before its classes are rewritten. */
public final class ProgramPlan {
  private final Program program;
  private final Numbering numbering = new Numbering();
  private final WordLayout layout;
  private final Lambdas lambdas;
  private final Keepers keepers;
  private final Relevance relevance;
  private final StraightCalls straightCalls;
  private final FixedFields fixedFields;
  private final Set<String> makers;
  private final Map<MethodRef, MethodFacts> facts = new HashMap<>();
  private final Set<String> kernels;
  private final Map<String, Integer> loopLines;
  private final OutermostLoops outermostLoops;

  /**
   * @param kernels methods {@code Class.method} of the analysed region, empty for the whole program
   * @param loopLines see {@link org.parcast.tracer.run.TraceRequest#loopLines()}
   * @param opened loops, by {@link TraceRequest#loopKey}, whose iterations are no steps: what is in them counts as if they were not there
   */
  public ProgramPlan(Program original, List<String> kernels, Map<String, Integer> loopLines, Set<String> opened) {
    Program program = EnumNumbers.in(original);
    this.program = program;
    this.loopLines = Map.copyOf(loopLines);
    this.kernels = Set.copyOf(kernels);
    this.layout = new WordLayout(program, numbering);
    CallEffects calls = new CallEffects(program);
    List<MethodFacts> all = Relevance.factsOf(program, calls);
    all.forEach(known -> facts.put(known.method.ref(), known));
    this.keepers = new Keepers(all);
    this.lambdas = new Lambdas(program, all);
    this.relevance = Relevance.of(all, layout, lambdas, this::isKernel);
    this.straightCalls = new StraightCalls(program, all, lambdas, this::isKernel);
    this.fixedFields = new FixedFields(program, all);
    this.makers = Makers.of(all, lambdas);
    this.outermostLoops = new OutermostLoops(program, all, this::isKernel, opened);
  }

  /** Whether what is called by the signature may answer an object or array that it has made. */
  public boolean mayMake(String signature) {
    return makers.contains(signature);
  }

  /** The fields of a class as they are followed: what holds constants of an enum holds numbers. */
  public List<ClassDeclaration.FieldDeclaration> fields(ClassDeclaration declared) {
    return program.find(declared.name()).fields();
  }

  public Numbering numbering() {
    return numbering;
  }

  public WordLayout layout() {
    return layout;
  }

  public Relevance relevance() {
    return relevance;
  }

  public StraightCalls straightCalls() {
    return straightCalls;
  }

  public FixedFields fixedFields() {
    return fixedFields;
  }

  public Lambdas lambdas() {
    return lambdas;
  }

  public Keepers keepers() {
    return keepers;
  }

  public Map<String, Integer> loopLines() {
    return loopLines;
  }

  public MethodFacts facts(MethodRef method) {
    return facts.get(method);
  }

  public OutermostLoops outermostLoops() {
    return outermostLoops;
  }

  /** The loops around a loop at {@code File.java:line}, those around calls of its method too; empty where there is no such loop. */
  public Set<String> around(String fileAndLine) {
    Set<String> found = new HashSet<>();
    for (MethodFacts known : facts.values()) {
      known.loops.loops().stream().filter(loop -> fileAndLine.equals(place(known.method, loop))).findFirst().ifPresent(loop -> found.addAll(outermostLoops.around(known, loop.parent())));
    }
    return found;
  }

  /** Where the program's loops are, as {@code File.java:line}. */
  public List<String> places() {
    return facts.values().stream().flatMap(known -> known.loops.loops().stream().map(loop -> place(known.method, loop))).sorted().toList();
  }

  private String place(Method method, Loop loop) {
    return sourceFile(program.classes().get(method.ref().owner())) + ":" + loopLines.getOrDefault(TraceRequest.loopKey(method, loop), loop.line());
  }

  public boolean isKernel(Method method) {
    return isKernel(kernels, method);
  }

  public static boolean isKernel(Collection<String> kernels, Method method) {
    String owner = method.ref().owner().replace('/', '.');
    return kernels.contains(owner + "." + method.ref().name())
        || kernels.contains(owner.substring(owner.lastIndexOf('.') + 1) + "." + method.ref().name());
  }

  /** The methods of a program as kernels are named, {@code Class.method} without the package. */
  public static List<String> methods(Program program) {
    return program.classes().values().stream().flatMap(declared -> declared.methods().stream())
        .map(method -> method.ref().owner().substring(method.ref().owner().lastIndexOf('/') + 1) + "." + method.ref().name()).distinct().toList();
  }

  /** Names of the kernels that no method has. */
  public static List<String> unknownKernels(Program program, List<String> kernels) {
    List<String> unknown = new ArrayList<>(kernels);
    program.classes().values().forEach(c -> c.methods().forEach(m -> unknown.removeIf(k -> isKernel(Set.of(k), m))));
    return unknown;
  }

  /** The classes of the program with a source file name each. */
  public static String sourceFile(ClassDeclaration declared) {
    return declared.sourceFile() == null ? declared.name().substring(declared.name().lastIndexOf('/') + 1) + ".class" : declared.sourceFile();
  }
}
