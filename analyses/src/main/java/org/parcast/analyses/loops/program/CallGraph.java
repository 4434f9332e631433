package org.parcast.analyses.loops.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/**
 * Which methods calls may run, by the hierarchy of the program's classes (class hierarchy analysis: Dean, Grove, Chambers, ECOOP 1995), and
 * which methods may be called from outside of what is analysed.
 */
public final class CallGraph {
  private static final int ACC_PRIVATE = 0x0002;
  private static final int ACC_SYNTHETIC = 0x1000;
  private static final Set<String> OF_EVERY_OBJECT = Set.of("toString()Ljava/lang/String;", "hashCode()I", "equals(Ljava/lang/Object;)Z", "finalize()V");

  /** A call and the method that holds it. */
  public record CallSite(Method caller, Call call) {}

  private final Program program;
  private final boolean closed;
  private final Map<String, List<ClassDeclaration>> subclasses = new HashMap<>();
  private final Map<Method, List<CallSite>> callers = new HashMap<>();
  /** By the instruction itself: calls of two methods may be equal. */
  private final Map<Call, List<Method>> targets = new IdentityHashMap<>();
  private final Map<Call, Boolean> leaving = new IdentityHashMap<>();
  private final Set<Method> open = new HashSet<>();
  private final List<Method> methods = new ArrayList<>();
  private final Set<Method> handedOut = new HashSet<>();
  /** By the body of a lambda, how many of its parameters are what the lambda has captured. */
  private final Map<Method, Integer> captured = new HashMap<>();
  /** The program's interfaces that lambdas implement, and what they extend. */
  private final Set<String> lambdas = new HashSet<>();
  /** What lambdas run, by the name of the method that they implement. */
  private final Map<String, Set<MethodRef>> bodies = new HashMap<>();

  /** @param closed whether only {@code main} is called from outside, and what overrides methods of the library */
  CallGraph(Program program, boolean closed) {
    this.program = program;
    this.closed = closed;
    for (ClassDeclaration declared : program.classes().values()) {
      declared.methods().stream().filter(method -> !method.blocks().isEmpty()).forEach(methods::add);
      Set<String> above = new LinkedHashSet<>();
      addSupertypes(declared, above);
      above.forEach(name -> subclasses.computeIfAbsent(name, key -> new ArrayList<>()).add(declared));
    }
    for (Method method : methods) {
      for (Instruction instruction : method.instructions()) {
        if (instruction instanceof Call call) {
          targets(call).forEach(target -> callers.computeIfAbsent(target, key -> new ArrayList<>()).add(new CallSite(method, call)));
          if (LibraryEffects.captures(call)) {
            handOut(call);
          }
        }
      }
    }
    targets.forEach((call, called) -> leaving.put(call, leavesProgram(call)));
    findOpen();
  }

  /** A lambda is made: its body, or whatever overrides the method that it refers to, may be called from anywhere. */
  private void handOut(Call lambda) {
    MethodRef body = lambda.implementation();
    if (body(lambda) != null) {
      captured.merge(body(lambda), lambda.operands().size(), Math::min);
    }
    bodies.computeIfAbsent(lambda.target().name(), key -> new LinkedHashSet<>()).add(body);
    Method named = program.find(body);
    if (named != null) {
      handedOut.add(named);
    }
    handedOut.addAll(overriding(body));
    ClassDeclaration declared = program.find(interfaceOf(lambda));
    if (declared != null) {
      addSupertypes(declared, lambdas);
    }
  }

  private static String interfaceOf(Call lambda) {
    String made = lambda.target().descriptor();
    return made.substring(made.indexOf(')') + 2, made.length() - 1);
  }

  /** The body of the lambda that a call makes, where it is written as one: nothing but the body gets what is captured; else null, as for references to methods. */
  Method body(Call lambda) {
    return body(lambda.implementation());
  }

  private Method body(MethodRef implementation) {
    Method named = program.find(implementation);
    return named != null && (named.access() & ACC_SYNTHETIC) != 0 && !named.blocks().isEmpty() ? named : null;
  }

  /** Whether the call changes nothing but its object, one of a class of the library, in which no class of the program has a say. */
  public boolean keepsToItsObject(Call call) {
    return LibraryEffects.keepsToItsObject(call.target()) && !subclasses.containsKey(call.target().owner());
  }

  /** What lambdas of the program may run where the method of a functional interface is called: none where it is that of no such interface. */
  public Set<MethodRef> lambdaBodies(MethodRef called) {
    boolean isFunction = lambdas.contains(called.owner()) || LibraryEffects.isFunction(called.owner());
    return isFunction ? bodies.getOrDefault(called.name(), Set.of()) : Set.of();
  }

  /**
   * The bodies of lambdas that a call of one of the program's own interfaces may run, with how many of their parameters are captured: all that it can run
   * beside its {@link #targets}. None where it may run others: references to methods, or what comes from outside.
   */
  Map<Method, Integer> ownLambdas(Call call) {
    MethodRef called = call.target();
    boolean ours = closed && program.find(called.owner()) != null && lambdas.contains(called.owner());
    Map<Method, Integer> found = new LinkedHashMap<>();
    for (MethodRef body : ours ? lambdaBodies(called) : Set.<MethodRef>of()) {
      Method written = body(body);
      if (written == null) {
        return Map.of();
      }
      found.put(written, captured.getOrDefault(written, 0));
    }
    return found;
  }

  /** Methods of the program that a call may run: its {@link #targets}, and the bodies of lambdas. */
  public Set<Method> mayRun(Call call) {
    Set<Method> found = new LinkedHashSet<>(targets(call));
    lambdaBodies(call.target()).forEach(body -> found.addAll(implementations(body)));
    return found;
  }

  /** Methods of the program that may run where a lambda's body is called. */
  public Set<Method> implementations(MethodRef body) {
    Set<Method> found = new LinkedHashSet<>(overriding(body));
    Method named = program.find(body);
    if (named != null && !named.blocks().isEmpty()) {
      found.add(named);
    }
    return found;
  }

  private void addSupertypes(ClassDeclaration declared, Set<String> names) {
    if (names.add(declared.name())) {
      List<String> above = new ArrayList<>(declared.interfaces());
      if (declared.superName() != null) {
        above.add(declared.superName());
      }
      for (String name : above) {
        ClassDeclaration found = program.find(name);
        if (found != null) {
          addSupertypes(found, names);
        } else {
          names.add(name);
        }
      }
    }
  }

  private void findOpen() {
    Set<Method> reached = new HashSet<>();
    Deque<Method> work = new ArrayDeque<>();
    for (Method method : methods) {
      boolean outside = !closed || isMain(method) || handedOut.contains(method) || overridesLibrary(method);
      if (outside) {
        open.add(method);
      }
      if (outside || method.ref().name().equals("<clinit>")) {
        reached.add(method);
        work.add(method);
      }
    }
    while (!work.isEmpty()) {
      for (Instruction instruction : work.pop().instructions()) {
        if (instruction instanceof Call call) {
          targets(call).stream().filter(target -> !target.blocks().isEmpty() && reached.add(target)).forEach(work::add);
        }
      }
    }
    // What nothing seems to call may be called in ways that are not seen.
    methods.stream().filter(method -> !reached.contains(method) && !isForwarder(method)).forEach(open::add);
  }

  /** Scala's compiler adds to the class beside each object a static method for each of the object's, which Java could call. */
  private boolean isForwarder(Method method) {
    MethodRef ref = method.ref();
    ClassDeclaration object = program.find(ref.owner() + "$");
    return method.isStatic() && object != null && object.fields().stream().anyMatch(field -> field.name().equals("MODULE$"))
        && program.find(new MethodRef(object.name(), ref.name(), ref.descriptor())) != null;
  }

  private static boolean isMain(Method method) {
    return method.isStatic() && method.ref().signature().equals("main([Ljava/lang/String;)V");
  }

  private boolean overridesLibrary(Method method) {
    if (method.isStatic() || method.ref().name().equals("<init>") || (method.access() & ACC_PRIVATE) != 0) {
      return false;
    }
    Set<String> above = new LinkedHashSet<>();
    addSupertypes(program.find(method.ref().owner()), above);
    return OF_EVERY_OBJECT.contains(method.ref().signature())
        || above.stream().anyMatch(name -> program.find(name) == null && !name.equals("java/lang/Object") && !name.equals("java/lang/Record"));
  }

  public Program program() {
    return program;
  }

  public boolean isClosed() {
    return closed;
  }

  /** Whether the class is one of the program's. */
  boolean isOurs(String owner) {
    return program.find(owner) != null;
  }

  /** The static initialiser of one of the program's classes, if it has one. */
  List<Method> initialisers(String owner) {
    Method found = program.find(owner) == null ? null : program.find(new MethodRef(owner, "<clinit>", "()V"));
    return found == null || !found.ref().owner().equals(owner) ? List.of() : List.of(found);
  }

  public List<Method> methods() {
    return methods;
  }

  /** Whether the method may be called with arguments that are not seen. */
  public boolean isOpen(Method method) {
    return open.contains(method);
  }

  /** Whether a parameter may be given what is not seen. */
  boolean isOpen(Method method, Instruction.Parameter parameter) {
    return isOpen(method) && parameter.index() >= captured.getOrDefault(method, 0);
  }

  /** The calls of the program that may run the method. */
  public List<CallSite> callers(Method method) {
    return callers.getOrDefault(method, List.of());
  }

  /** The program's methods that a call may run; none where it runs the library's. */
  public List<Method> targets(Call call) {
    List<Method> known = targets.get(call);
    if (known == null) {
      known = findTargets(call);
      targets.put(call, known);
    }
    return known;
  }

  private List<Method> findTargets(Call call) {
    if (call.dispatch() == Dispatch.DYNAMIC) {
      return List.of();
    }
    Method named = program.find(call.target());
    if (call.dispatch() == Dispatch.STATIC || call.dispatch() == Dispatch.SPECIAL) {
      return named == null ? List.of() : List.of(named);
    }
    return List.copyOf(overriding(call.target()));
  }

  /** What may be run in the place of a method of an object. */
  private Set<Method> overriding(MethodRef called) {
    Set<Method> found = new LinkedHashSet<>();
    for (ClassDeclaration below : subclasses.getOrDefault(called.owner(), List.of())) {
      Method selected = program.find(new MethodRef(below.name(), called.name(), called.descriptor()));
      if (selected != null && !selected.blocks().isEmpty()) {
        found.add(selected);
      }
    }
    return found;
  }

  /** Whether a call may run methods that are not the program's, or a lambda, too. */
  public boolean mayLeaveProgram(Call call) {
    Boolean known = leaving.get(call);
    return known == null ? leavesProgram(call) : known;
  }

  /** The number of one of an enum's constants: a method of the library that nothing can override, called by the name of the program's class. */
  private boolean isOrdinal(MethodRef target) {
    ClassDeclaration declared = program.find(target.owner());
    return declared != null && "java/lang/Enum".equals(declared.superName()) && target.signature().equals("ordinal()I");
  }

  private boolean leavesProgram(Call call) {
    if (isOrdinal(call.target())) {
      return false;
    }
    boolean ofLibrary = call.dispatch() != Dispatch.STATIC && program.find(call.target().owner()) == null && program.find(call.target()) == null;
    boolean onObject = call.dispatch() != Dispatch.STATIC && call.dispatch() != Dispatch.SPECIAL;
    return targets(call).isEmpty() || ofLibrary || onObject && lambdas.contains(call.target().owner());
  }
}
