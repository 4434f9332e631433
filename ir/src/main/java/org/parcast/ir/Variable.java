package org.parcast.ir;

/**
 * The place in a frame of the virtual machine that a phi merges: a slot of the local variables, or an entry of the operand stack.
 *
 * @param onStack whether it is an entry of the operand stack
 * @param index number of the slot, or of the entry counted in values from the bottom of the stack
 */
public record Variable(boolean onStack, int index) {
  @Override
  public String toString() {
    return (onStack ? "stack" : "slot") + index;
  }
}
