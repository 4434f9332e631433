package org.parcast.recorder.event;

import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.run.ThreadHandover;

/** Which of many objects the library chooses, as the nearest one by a comparator: computed of all that functions of the program answer until it has. Rewritten classes call these methods. */
public final class ChosenObjects {
  /** A choice that is being made, perhaps in a function that another asks. */
  private record Choice(int site, Register register, Choice around) {}

  private static Choice open;

  private ChosenObjects() {}

  /** A choice begins; those within an earlier one of the same site, which an exception has ended, are over. */
  public static void choosing(int site) {
    ThreadHandover.check();
    for (Choice choice = open; choice != null; choice = choice.around) {
      if (choice.site == site) {
        Registers.free(choice.register);
        open = choice.around;
      }
    }
    open = new Choice(site, new Register(), open);
  }

  /** A function that the library may have called is about to answer what the register was computed from. */
  public static void answers(Register register, int signature) {
    if (open != null && register != null) {
      Registers.add(open.register, register);
      Registers.term(open.register);
    }
    Structure.returns(register, signature);
  }

  /** The object has been chosen; the register that this replaces is not used any more. */
  public static Register chosen(Register before, int site) {
    Registers.free(before);
    Register register = open.register;
    open = open.around;
    Registers.computed(register);
    Registers.gathered(register, site, 0);
    return register;
  }
}
