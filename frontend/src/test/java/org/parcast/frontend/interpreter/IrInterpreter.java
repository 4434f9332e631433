package org.parcast.frontend.interpreter;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.ClassNode;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.ClassFiles;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.ir.Type;

/** Runs a program by interpreting its intermediate representation. */
public final class IrInterpreter implements AutoCloseable {
  private static final long STACK_BYTES = 1L << 26;

  private final Program program;
  private final ExecutionListener listener;
  private final List<Method> methods = new ArrayList<>();
  private final int number;
  private final StubLoader loader;
  private final Executor executor;

  /**
   * @param loaded the program; what {@link Frontend#load} returned and is not closed yet
   * @param listener sees what is executed
   */
  public IrInterpreter(Frontend.Result loaded, ExecutionListener listener) throws FrontendException {
    this(loaded, listener, IterationOrder.AS_WRITTEN);
  }

  /**
   * @param loaded the program; what {@link Frontend#load} returned and is not closed yet
   * @param listener sees what is executed
   * @param orders in which order loops are executed
   */
  public IrInterpreter(Frontend.Result loaded, ExecutionListener listener, IterationOrder orders) throws FrontendException {
    this.program = loaded.program();
    this.listener = listener;
    this.number = Bridge.register(this);
    Map<String, byte[]> stubs = new HashMap<>();
    Map<MethodRef, Integer> indices = new HashMap<>();
    for (Map.Entry<String, byte[]> file : loaded.classes().entrySet()) {
      ClassNode node = ClassFiles.read(file.getValue(), file.getKey());
      stubs.put(file.getKey(), new StubWriter(node, number, methods.size()).write());
      ClassDeclaration declared = program.find(file.getKey());
      for (int index = 0; index < declared.methods().size(); index++) {
        indices.put(declared.methods().get(index).ref(), index);
        methods.add(declared.methods().get(index));
      }
    }
    this.loader = new StubLoader(loaded.classpath(), stubs);
    this.executor = new Executor(this, loader, new Calls(this, program, loader, indices), orders);
  }

  ExecutionListener listener() {
    return listener;
  }

  /**
   * Calls {@code main}, in a thread of its own with a stack for deep recursion.
   *
   * @throws ProgramExit where the program calls {@code System.exit}
   * @throws Throwable what {@code main} throws
   */
  public void run(String mainClass, String... arguments) throws Throwable {
    Throwable[] thrown = new Throwable[1];
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                Class<?> main = Class.forName(mainClass, true, loader);
                Method method = program.find(new MethodRef(main.getName().replace('.', '/'), "main", "([Ljava/lang/String;)V"));
                invoke(method, new Object[] {arguments}, null, null);
              } catch (Throwable t) {
                thrown[0] = t;
              }
            },
            "main",
            STACK_BYTES);
    thread.setContextClassLoader(loader);
    thread.start();
    thread.join();
    if (thrown[0] != null) {
      throw thrown[0];
    }
  }

  Object callFromStub(int method, Object receiver, Object[] arguments) throws Throwable {
    Method called = methods.get(method);
    List<Type> types = parameterTypes(called.ref());
    int first = called.isStatic() ? 0 : 1;
    Object[] values = new Object[types.size() + first];
    if (first > 0) {
      values[0] = receiver;
    }
    for (int i = 0; i < types.size(); i++) {
      values[first + i] = Boxes.toFrame(arguments[i], types.get(i));
    }
    return Boxes.toJava(invoke(called, values, null, null), returnType(called.ref()));
  }

  /** Interprets a method; arguments and result as frames hold them. */
  Object invoke(Method method, Object[] arguments, Frame caller, Call call) throws Throwable {
    Frame frame = new Frame(method, caller, call);
    for (int i = 0; i < arguments.length; i++) {
      frame.set(method.blocks().get(0).instructions().get(i).id(), arguments[i]);
    }
    listener.enter(frame);
    return executor.run(frame);
  }

  static List<Type> parameterTypes(MethodRef method) {
    List<Type> types = new ArrayList<>();
    for (org.objectweb.asm.Type type : org.objectweb.asm.Type.getArgumentTypes(method.descriptor())) {
      types.add(new Type(type.getDescriptor()));
    }
    return types;
  }

  private static Type returnType(MethodRef method) {
    return new Type(org.objectweb.asm.Type.getReturnType(method.descriptor()).getDescriptor());
  }

  @Override
  public void close() throws IOException {
    Bridge.forget(number);
    loader.close();
  }
}
