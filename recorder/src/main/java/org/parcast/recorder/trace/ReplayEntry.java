package org.parcast.recorder.trace;

import java.util.Arrays;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.memory.Growth;

/** What a loop nest is entered with, told one by one: numbers, and arrays and objects. */
public final class ReplayEntry {
  private final long[] numbers = new long[RepeatedNests.MOST_ENTERED];
  private final Object[] objects = new Object[RepeatedNests.MOST_ENTERED];
  private int numberCount;
  private int objectCount;
  private String types = "";

  /** Values in local variables. */
  private int[] values = new int[8];

  private Register[] registers = new Register[8];
  private int valueCount;

  /** Another is about to be told; {@code elementTypes} are first letters of the descriptors of elements of those arrays whose content counts. */
  public void begin(String elementTypes) {
    types = elementTypes;
    numberCount = 0;
    objectCount = 0;
    valueCount = 0;
  }

  /** A value in a local variable: what counts is whether there is one, and which of the others it is. */
  public void value(int value) {
    int first = 0;
    while (first < valueCount && values[first] != value) {
      first++;
    }
    number(value == 0 ? -1 : first);
    if (valueCount == values.length) {
      values = Growth.of(values, 2 * valueCount);
      registers = Arrays.copyOf(registers, 2 * valueCount);
    }
    registers[valueCount] = null;
    values[valueCount++] = value;
  }

  /** The value that the register waits for. */
  public void awaited(Register register) {
    value(-register.awaited);
    registers[valueCount - 1] = register;
  }

  /** How many values there are. */
  public int values() {
    return valueCount;
  }

  /** One of the values, which must not be waited for any more. */
  public int valueAt(int number) {
    return registers[number] == null ? values[number] : registers[number].source[0];
  }

  /** The register that waits for one of the values still, else null. */
  public Register waiting(int number) {
    return registers[number] == null || registers[number].awaited == 0 ? null : registers[number];
  }

  public void number(long value) {
    numbers[numberCount++] = value;
  }

  public void object(Object value) {
    objects[objectCount++] = value;
  }

  /** Lets the arrays and objects go. */
  public void end() {
    Arrays.fill(objects, 0, objectCount, null);
    Arrays.fill(registers, 0, valueCount, null);
  }

  /** Bytes of a memory of it, about. */
  public long bytes() {
    long bytes = 0;
    for (int k = 0; k < objectCount; k++) {
      bytes += Snapshot.bytes(objects[k], types);
    }
    return bytes;
  }

  long[] numbers() {
    return Arrays.copyOf(numbers, numberCount);
  }

  Snapshot[] snapshots() {
    Snapshot[] taken = new Snapshot[objectCount];
    for (int k = 0; k < objectCount; k++) {
      taken[k] = Snapshot.of(objects[k], types);
    }
    return taken;
  }

  /** Whether it is the same, arrays with what they held. */
  boolean is(long[] formerNumbers, Snapshot[] formerObjects) {
    if (!Arrays.equals(formerNumbers, 0, formerNumbers.length, numbers, 0, numberCount)) {
      return false;
    }
    for (int k = 0; k < objectCount; k++) {
      if (!formerObjects[k].isOf(objects[k])) {
        return false; // before contents are compared, which takes longer
      }
    }
    for (int k = 0; k < objectCount; k++) {
      if (!formerObjects[k].is(objects[k])) {
        return false;
      }
    }
    return true;
  }
}
