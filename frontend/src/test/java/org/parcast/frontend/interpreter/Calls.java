package org.parcast.frontend.interpreter;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.ir.Type;

/** Executes calls: those to methods of the program by interpreting them, all others at their site. */
final class Calls {
  private static final String CONSTRUCTOR = "<init>";
  private static final int ACC_PRIVATE = 0x0002;

  private final IrInterpreter interpreter;
  private final Program program;
  private final StubLoader loader;
  private final Map<MethodRef, Integer> indices;
  private final VirtualMethods virtualMethods;
  private final Fields fields;
  private final Map<Instruction, java.lang.reflect.Method> sites = new IdentityHashMap<>();
  private final Set<Class<?>> initialised = new HashSet<>();

  /**
   * @param indices place of each method in its class
   */
  Calls(IrInterpreter interpreter, Program program, StubLoader loader, Map<MethodRef, Integer> indices) {
    this.interpreter = interpreter;
    this.program = program;
    this.loader = loader;
    this.indices = indices;
    this.virtualMethods = new VirtualMethods(program, loader);
    this.fields = new Fields(loader);
  }

  Fields fields() {
    return fields;
  }

  Object call(Frame frame, Call call) throws Throwable {
    if (call.target().owner().equals("java/lang/System") && call.target().name().equals("exit")) {
      throw new ProgramExit((Integer) frame.value(call.operands().get(0)));
    } else if (call.dispatch() == Dispatch.SPECIAL && call.target().name().equals(CONSTRUCTOR)) {
      construct(frame, call);
      return null;
    }
    Method called = find(frame, call);
    if (called == null || called.blocks().isEmpty()) {
      return executeSite(frame, call);
    }
    if (called.isStatic()) {
      initialise(loader.classNamed(called.ref().owner()));
    }
    return interpreter.invoke(called, call.operands().stream().map(frame::value).toArray(), frame, call);
  }

  /** Runs the initialiser of a class unless it has run. */
  void initialise(Class<?> named) throws Throwable {
    if (initialised.add(named)) {
      Class.forName(named.getName(), true, loader);
    }
  }

  /** The method of the program that is called, or null. */
  private Method find(Frame frame, Call call) {
    if (call.dispatch() == Dispatch.DYNAMIC) {
      return null;
    }
    Method named = program.find(call.target());
    boolean fixed = call.dispatch() == Dispatch.STATIC || call.dispatch() == Dispatch.SPECIAL;
    if (fixed || named != null && (named.access() & ACC_PRIVATE) != 0) {
      return named;
    }
    Object receiver = Objects.requireNonNull(frame.value(call.operands().get(0)));
    return virtualMethods.find(receiver.getClass(), call.target().signature());
  }

  private void construct(Frame frame, Call call) throws Throwable {
    Method constructor = program.find(call.target().owner()) == null ? null : program.find(call.target());
    if (constructor != null) {
      interpreter.invoke(constructor, call.operands().stream().map(frame::raw).toArray(), frame, call);
      return;
    }
    Newborn newborn = (Newborn) frame.raw(call.operands().get(0));
    Class<?> made = loader.classDescribed(newborn.type().descriptor());
    List<Integer> operands = call.operands().subList(1, call.operands().size());
    Object[] arguments = toJava(frame, operands, IrInterpreter.parameterTypes(call.target()));
    try {
      Object object =
          loader.isStub(made) ? superConstructor(made, call.target()).newInstance(arguments) : site(frame, call).invoke(null, arguments);
      newborn.become(object, fields);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /** What makes an object of a class by running a constructor of a superclass only, as deserialisation does. */
  private Constructor<?> superConstructor(Class<?> made, MethodRef target) throws ReflectiveOperationException {
    Class<?>[] types =
        IrInterpreter.parameterTypes(target).stream().map(type -> loader.classDescribed(type.descriptor())).toArray(Class<?>[]::new);
    Constructor<?> above = loader.classNamed(target.owner()).getDeclaredConstructor(types);
    // By reflection, since the compiler warns of the class; it is part of the supported module jdk.unsupported.
    Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
    Object instance = factory.getMethod("getReflectionFactory").invoke(null);
    return (Constructor<?>)
        factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class).invoke(instance, made, above);
  }

  /** Executes a call or constant as the virtual machine does, at the copy of the instruction that the stub has. */
  Object executeSite(Frame frame, Instruction instruction) throws Throwable {
    List<Type> types = new ArrayList<>();
    if (instruction instanceof Call call) {
      types.addAll(IrInterpreter.parameterTypes(call.target()));
      if (call.operands().size() > types.size()) {
        types.add(0, Type.ofInternalName(call.target().owner()));
      }
    }
    try {
      Object result = site(frame, instruction).invoke(null, toJava(frame, instruction.operands(), types));
      return Boxes.toFrame(result, instruction.type());
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private java.lang.reflect.Method site(Frame frame, Instruction instruction) {
    return sites.computeIfAbsent(instruction, key -> findSite(frame.method().ref(), key.position()));
  }

  private java.lang.reflect.Method findSite(MethodRef method, int position) {
    Class<?> owner = loader.classNamed(method.owner());
    String name = StubWriter.siteName(indices.get(method), position);
    for (java.lang.reflect.Method declared : owner.getDeclaredMethods()) {
      if (declared.getName().equals(name)) {
        declared.setAccessible(true);
        return declared;
      }
    }
    throw new InterpreterError("no site " + name + " in " + owner, null);
  }

  private static Object[] toJava(Frame frame, List<Integer> operands, List<Type> types) {
    Object[] values = new Object[operands.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = Boxes.toJava(frame.value(operands.get(i)), types.get(i));
    }
    return values;
  }
}
