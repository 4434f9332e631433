package org.parcast.recording.trace.layout;

/** Where what the traced virtual machine has at an address lies in a memory layout. */
public interface AddressMap {
  /**
   * The address in the layout.
   *
   * @param reference number of the reference that touches it: mostly it touches the same array as before
   */
  long of(long address, int reference);

  /**
   * The stride in the layout of a reference that touches {@code count} addresses from {@code first} on, {@code stride} apart; or {@link
   * #IRREGULAR} where there is none.
   */
  long stride(long first, long stride, long count, int reference);

  long IRREGULAR = Long.MIN_VALUE;

  /** The virtual machine's own layout. */
  AddressMap SAME =
      new AddressMap() {
        @Override
        public long of(long address, int reference) {
          return address;
        }

        @Override
        public long stride(long first, long stride, long count, int reference) {
          return stride;
        }
      };
}
