package org.parcast.recorder.format.trace;

/** Where what the traced virtual machine has at an address lies in a memory layout. */
interface AddressMap {
  /** The address in the layout. */
  long of(long address);

  /**
   * The stride in the layout of a reference that touches {@code count} addresses from {@code first} on, {@code stride} apart; or {@link
   * #IRREGULAR} where there is none.
   */
  long stride(long first, long stride, long count);

  long IRREGULAR = Long.MIN_VALUE;

  /** The virtual machine's own layout. */
  AddressMap SAME =
      new AddressMap() {
        @Override
        public long of(long address) {
          return address;
        }

        @Override
        public long stride(long first, long stride, long count) {
          return stride;
        }
      };
}
