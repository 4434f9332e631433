package org.parcast.tracer.method;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Method;
import org.parcast.ir.Program;
import org.parcast.ir.slice.NumberTypes;

/**
 * Methods that compute and answer, without loops. Where they may read, and change nothing: the program's accessors, and those of the library's collections. Where they may store, those that
 * store numbers besides: setters.
 */
final class ReadingMethods {
  private static final Set<String> OF_COLLECTIONS = Set.of("get", "size", "isEmpty", "getFirst", "getLast", "peek");
  private static final Set<String> COLLECTIONS =
      Set.of("java/util/List", "java/util/ArrayList", "java/util/Collection", "java/util/Deque", "java/util/ArrayDeque", "java/util/Queue");

  /** What they may do with memory, each also what comes before it. */
  enum Memory {
    UNTOUCHED,
    READ,
    STORED
  }

  private final CallEffects calls;
  private final Memory memory;
  /** By what callers know them by; of methods that may be overridden all that the program has. */
  private final Set<String> signatures = new HashSet<>();

  /** What the program's methods are known by. */
  private final Set<String> declared;

  /** The greatest set of methods that call none but each other. */
  ReadingMethods(Program program, CallEffects calls, Memory memory) {
    this.calls = calls;
    this.memory = memory;
    Map<Method, String> methods = new HashMap<>();
    for (ClassDeclaration type : program.classes().values()) {
      type.methods().stream().filter(method -> !method.blocks().isEmpty()).forEach(method -> methods.put(method, CallEffects.signature(method)));
    }
    declared = Set.copyOf(methods.values());
    signatures.addAll(declared);
    while (methods.entrySet().stream().filter(known -> signatures.contains(known.getValue()) && !reads(known.getKey()))
        .map(known -> signatures.remove(known.getValue())).count() > 0) {
      // Those that call them do not either.
    }
  }

  public boolean contains(Instruction.Call call) {
    if (call.dispatch() == Dispatch.DYNAMIC) {
      return false;
    }
    boolean ofCollection = memory != Memory.UNTOUCHED && COLLECTIONS.contains(call.target().owner()) && OF_COLLECTIONS.contains(call.target().name());
    String signature = calls.signature(call);
    return ofCollection && !declared.contains(signature) || signatures.contains(signature);
  }

  private boolean reads(Method method) {
    return method.blocks().stream().allMatch(block -> block.handlers().isEmpty() && !goesBack(method, block) && block.instructions().stream().allMatch(instruction -> reads(method, instruction)));
  }

  private static boolean goesBack(Method method, Block block) {
    return block.successors().stream().anyMatch(next -> method.blocks().get(next).start() <= block.start());
  }

  private boolean reads(Method method, Instruction instruction) {
    if (memory == Memory.STORED && NumberTypes.isStoredBy(method, instruction)) {
      return true;
    }
    if (instruction instanceof Instruction.Call call) {
      return calls.isPure(call) || contains(call);
    }
    if (memory == Memory.UNTOUCHED && (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad)) {
      return false;
    }
    return !(instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.FieldStore || instruction instanceof Instruction.NewObject
        || instruction instanceof Instruction.NewArray || instruction instanceof Instruction.Monitor || instruction instanceof Instruction.Throw);
  }
}
