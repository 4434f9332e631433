package org.parcast.tracer.method;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/**
 * The bodies of lambdas and method references. Callers know the method of a functional interface, and fill the transfer for that; the body
 * has another signature, and what the lambda captured before its arguments.
 */
public final class Lambdas {
  /**
   * A body and an interface that it stands for.
   *
   * @param called signature of the interface's method
   * @param arguments number of the call's operands, the receiver among them
   * @param shift how much larger the index of a parameter of the body is than that of the operand
   */
  public record Link(String called, int arguments, int shift) {}

  private static final Set<String> ORDERS = Set.of("java/util/Comparator", "java/lang/Comparable");

  private final Program program;
  private final Map<MethodRef, List<Link>> links = new HashMap<>();
  private final Set<MethodRef> functions = new HashSet<>();
  private final Map<MethodRef, Integer> captured = new HashMap<>();
  private final Set<String> calledWithCaptures = new HashSet<>();
  private boolean libraryCalls;

  public Lambdas(Program program, List<MethodFacts> methods) {
    this.program = program;
    methods.forEach(facts -> facts.method.instructions().forEach(this::visit));
    program.classes().values().stream().filter(declared -> isFunction(declared.name())).flatMap(declared -> declared.methods().stream())
        .filter(method -> (method.access() & Opcodes.ACC_BRIDGE) != 0).forEach(method -> functions.add(method.ref()));
  }

  /** Whether objects of the class are functions of the library's: it calls the bridge that is there for them. */
  private boolean isFunction(String type) {
    ClassDeclaration declared = program.find(type);
    if (declared == null) {
      return type != null && (StreamCalls.isFunction(type) || ORDERS.contains(type));
    }
    return declared.interfaces().stream().anyMatch(this::isFunction) || isFunction(declared.superName());
  }

  /** The interfaces that the method stands for. */
  public List<Link> linksOf(MethodRef body) {
    return links.getOrDefault(body, List.of());
  }

  /** How many of the body's first parameters are what the lambda captured. */
  public int capturedBy(MethodRef body) {
    return captured.getOrDefault(body, 0);
  }

  /** Whether what is called by this signature may be a lambda that has captured something. */
  public boolean mayHaveCaptured(String called) {
    return calledWithCaptures.contains(called);
  }

  /** Whether the method may answer to {@code Arrays.setAll}, a stream, or what chooses an object. */
  public boolean mayAnswerToLibrary(MethodRef body) {
    return libraryCalls && functions.contains(body);
  }

  private void visit(Instruction instruction) {
    if (!(instruction instanceof Instruction.Call call)) {
      return;
    }
    libraryCalls |= LibraryModel.of(call.target()) == LibraryModel.SET_ALL || StreamCalls.isOnStream(call) || ObjectChoices.isMadeBy(call);
    MethodRef body = call.implementation();
    if (call.dispatch() != Dispatch.DYNAMIC || body == null || body.name().equals("<init>") || program.find(body) == null) {
      return;
    }
    body = program.find(body).ref();
    if (body.name().startsWith("lambda$")) {
      captured.put(body, call.operands().size());
    }
    if (isFunction(Type.getType(call.type().descriptor()).getInternalName())) {
      functions.add(body);
    }
    Set<MethodRef> called = new LinkedHashSet<>(abstractMethods(call.type().descriptor(), call.target().name()));
    called.add(call.function());
    for (MethodRef method : called) {
      if (!call.operands().isEmpty()) {
        calledWithCaptures.add(method.signature());
      }
      int arguments = 1 + Type.getArgumentTypes(method.descriptor()).length;
      Link link = new Link(method.signature(), arguments, call.operands().size() - 1);
      List<Link> known = links.computeIfAbsent(body, b -> new ArrayList<>());
      if (!known.contains(link)) {
        known.add(link);
      }
    }
  }

  private List<MethodRef> abstractMethods(String type, String name) {
    List<MethodRef> found = new ArrayList<>();
    List<String> work = new ArrayList<>(List.of(type.substring(1, type.length() - 1)));
    while (!work.isEmpty()) {
      ClassDeclaration declared = program.find(work.remove(0));
      if (declared != null) {
        for (Method method : declared.methods()) {
          if (method.ref().name().equals(name) && method.blocks().isEmpty()) {
            found.add(method.ref());
          }
        }
        work.addAll(declared.interfaces());
      }
    }
    return found;
  }
}
