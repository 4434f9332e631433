package org.parcast.recorder.flow.strided;

import java.util.Arrays;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.memory.Growth;

/** What a {@link StridedLoop} is entered with, in its order, values of words and registers; and the registers that it gathers in. */
final class StridedEntry {
  /** A register that the loop is entered with may hold so many values: each of them is used anew in each iteration. */
  private static final int MOST_SOURCES = 64;

  /** By number, the register; null where it is a value. */
  Register[] registers = new Register[4];

  int[] values = new int[4];
  private int size;
  Register[] gathering = new Register[2];
  private int gatherings;
  private boolean gathersInAll;

  /** The loop is entered. */
  void begin() {
    size = 0;
    gatherings = 0;
    gathersInAll = true;
  }

  /** The next value or register; 0 or null where it is the other. */
  void add(int value, Register register) {
    if (size == values.length) {
      values = Growth.of(values, 2 * size);
      registers = Arrays.copyOf(registers, 2 * size);
    }
    values[size] = value;
    registers[size++] = register;
  }

  /** The next register that it gathers in. */
  void gathersIn(Register register) {
    if (gatherings == gathering.length) {
      gathering = Arrays.copyOf(gathering, 2 * gatherings);
    }
    gathering[gatherings++] = register;
    gathersInAll &= register != null;
  }

  /** Whether it is known what all of these hold. */
  boolean isKnown() {
    for (int i = 0; i < size; i++) {
      Register register = registers[i];
      if (register != null && (register.isDeferred() || register.gathered != 0 || register.size > MOST_SOURCES)) {
        return false;
      }
    }
    for (int i = 0; i < gatherings && gathersInAll; i++) {
      if (gathering[i].isDeferred()) {
        return false;
      }
    }
    return gathersInAll;
  }

  /** The register gathers what has the number. */
  void addTo(Register register, int number) {
    if (registers[number] != null) {
      Registers.add(register, registers[number]);
    } else {
      Registers.add(register, values[number]);
    }
  }

  /** The registers are not held on to. */
  void letGo() {
    Arrays.fill(registers, null);
    Arrays.fill(gathering, null);
  }
}
