package org.parcast.analyses.loops.symbolic;

import java.util.stream.IntStream;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.access.Ref;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Constant;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** Whether two values of an iteration are one: the same value, equal numbers, read from one place that the loop does not write, or computed alike from such. */
public final class SameValues {
  private SameValues() {}

  public static boolean areSame(SymbolicValues values, Activation at, int one, int other) {
    Method method = at.body().method();
    Instruction first = method.instruction(one);
    Instruction second = method.instruction(other);
    if (one == other) {
      return true;
    } else if (first instanceof ArrayLoad a && second instanceof ArrayLoad b) {
      Ref array = values.ref(at, a.array());
      return array.key().equals(values.ref(at, b.array()).key())
          && values.number(at, a.index()).equals(values.number(at, b.index()))
          && !values.written().elements(array.objects(), first.type().descriptor());
    } else if (first instanceof FieldLoad a && second instanceof FieldLoad b) {
      return a.field().equals(b.field())
          && a.isStatic() == b.isStatic()
          && (a.isStatic() || values.ref(at, a.object()).key().equals(values.ref(at, b.object()).key()))
          && !values.written().field(a.field());
    }
    if (first instanceof Constant a && second instanceof Constant b && a.type().equals(b.type()) && a.value() != null) {
      return a.value().equals(b.value());
    } else if (first instanceof Compute a && second instanceof Compute b && !first.type().equals(Type.INT)) {
      return a.operator() == b.operator() && a.type().equals(b.type()) && a.operands().size() == b.operands().size()
          && IntStream.range(0, a.operands().size()).allMatch(k -> areSame(values, at, a.operands().get(k), b.operands().get(k)));
    }
    return first.type().equals(Type.INT) && second.type().equals(Type.INT) && values.number(at, one).equals(values.number(at, other));
  }
}
