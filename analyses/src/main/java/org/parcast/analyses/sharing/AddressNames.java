package org.parcast.analyses.sharing;

/** What the program calls its addresses and places. */
public interface AddressNames {
  /** Names nothing. */
  AddressNames UNKNOWN = new AddressNames() {
    @Override
    public String dataAt(long address, int site) {
      return "";
    }

    @Override
    public String placeOf(int site) {
      return "";
    }
  };

  /** Name of the array or field at an address, as in {@code partial}, which the reference of a site touches; empty if it is not known. */
  String dataAt(long address, int site);

  /** File and line of a site, as in {@code Sum.java:12}; empty if it is not known. */
  String placeOf(int site);
}
