package org.parcast.analyses.sharing;

/** What the program calls its addresses and places. */
public interface AddressNames {
  /** Names nothing. */
  AddressNames UNKNOWN = new AddressNames() {
    @Override
    public String dataAt(long address) {
      return "";
    }

    @Override
    public String placeOf(int site) {
      return "";
    }
  };

  /** Name of the array or field at an address, as in {@code partial}; empty if it is not known. */
  String dataAt(long address);

  /** File and line of a site, as in {@code Sum.java:12}; empty if it is not known. */
  String placeOf(int site);
}
