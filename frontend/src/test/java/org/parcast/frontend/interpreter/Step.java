package org.parcast.frontend.interpreter;

import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.CheckCast;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Constant;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Instruction.NewArray;
import org.parcast.ir.Instruction.NewObject;
import org.parcast.ir.LinkedConstant;
import org.parcast.ir.Type;

/** Executes one instruction. */
final class Step {
  private final StubLoader loader;
  private final Calls calls;
  private final Fields fields;

  Step(StubLoader loader, Calls calls) {
    this.loader = loader;
    this.calls = calls;
    this.fields = calls.fields();
  }

  Fields fields() {
    return fields;
  }

  /** The result, as a frame holds it; null for what has none. */
  Object execute(Frame frame, Instruction instruction) throws Throwable {
    if (instruction instanceof Compute compute) {
      Object left = frame.value(compute.operands().get(0));
      Object right = compute.operands().size() == 1 ? null : frame.value(compute.operands().get(1));
      return ArithmeticUnit.compute(compute.operator(), compute.type(), left, right);
    } else if (instruction instanceof ArrayLoad load) {
      return ArrayElements.load(frame.value(load.array()), (Integer) frame.value(load.index()));
    } else if (instruction instanceof ArrayStore store) {
      ArrayElements.store(frame.value(store.array()), (Integer) frame.value(store.index()), frame.value(store.value()));
      return null;
    } else if (instruction instanceof Constant constant) {
      return constant(frame, constant);
    } else if (instruction instanceof FieldLoad load) {
      return fields.load(load.field(), load.isStatic() ? null : frame.value(load.object()));
    } else if (instruction instanceof FieldStore store) {
      store(frame, store);
      return null;
    } else if (instruction instanceof Call call) {
      return calls.call(frame, call);
    }
    return executeRare(frame, instruction);
  }

  private Object executeRare(Frame frame, Instruction instruction) throws Throwable {
    if (instruction instanceof NewObject made) {
      calls.initialise(loader.classDescribed(made.type().descriptor()));
      return new Newborn(made.type());
    } else if (instruction instanceof NewArray array) {
      int[] lengths = array.lengths().stream().mapToInt(length -> (Integer) frame.value(length)).toArray();
      return ArrayElements.make(loader.classDescribed(array.type().descriptor()), lengths);
    } else if (instruction instanceof Instruction.ArrayLength length) {
      return ArrayElements.length(frame.value(length.array()));
    } else if (instruction instanceof CheckCast cast) {
      return loader.classDescribed(cast.type().descriptor()).cast(frame.value(cast.value()));
    } else if (instruction instanceof Instruction.InstanceOf test) {
      return loader.classDescribed(test.tested().descriptor()).isInstance(frame.value(test.value())) ? 1 : 0;
    } else if (instruction instanceof Instruction.Monitor monitor) {
      frame.value(monitor.object()).hashCode();
      return null;
    } else if (instruction instanceof Instruction.Return returned) {
      return returned.value() < 0 ? null : frame.value(returned.value());
    } else if (instruction instanceof Instruction.Throw thrown) {
      throw (Throwable) frame.value(thrown.value());
    }
    return null;
  }

  private Object constant(Frame frame, Constant constant) throws Throwable {
    if (constant.value() instanceof Type type) {
      return loader.classDescribed(type.descriptor());
    } else if (constant.value() instanceof LinkedConstant) {
      return calls.executeSite(frame, constant);
    }
    return constant.value() instanceof String string ? string.intern() : constant.value();
  }

  private void store(Frame frame, FieldStore store) {
    Object object = store.isStatic() ? null : frame.raw(store.object());
    Object value = frame.value(store.value());
    if (object instanceof Newborn newborn) {
      newborn.set(store.field(), value);
    } else {
      fields.store(store.field(), object, value);
    }
  }
}
