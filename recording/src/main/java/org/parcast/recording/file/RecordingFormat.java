package org.parcast.recording.file;

/**
 * The files of a recording. Every binary file starts with eight bytes of magic and a version, and ends with the length of what stands
 * between and its CRC-32. Numbers are variable-length (seven bits a byte, low ones first), signed ones folded (0, -1, 1, -2, ...).
 */
public final class RecordingFormat {
  private RecordingFormat() {}

  /** The value flow: blocks of words, phases, nets. */
  public static final String VALUES_FILE = "values.bin";

  /** What the tracer knows of the program: sites, types, loops, signatures. */
  public static final String TABLES_FILE = "tables.bin";

  public static final String VALUES_MAGIC = "PARCASTV";
  public static final String TABLES_MAGIC = "PARCASTT";
  public static final int VERSION = 8;

  /** Sets of so many sinks are written once, and named by the nets that have them too. */
  public static final int SHARED_SINKS = 16;
}
