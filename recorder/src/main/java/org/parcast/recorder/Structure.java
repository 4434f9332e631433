package org.parcast.recorder;

import org.parcast.recorder.format.WordBlock.Kind;

/**
 * What the traced program tells of its arrays, objects, loops and methods: rewritten classes call these methods. Numbers of sites, types,
 * loops and signatures are the tracer's.
 */
public final class Structure {
  private Structure() {}

  // ---- arrays and objects

  /** The shadow of an array just made; {@code site} is where, {@code type} of what type. */
  public static Shadow made(Object array, int site, int type) {
    return Recorder.SHADOWS.make(array, site, type);
  }

  /** The shadow of an array whose reference came from where shadows do not go. */
  public static Shadow of(Object array) {
    return Recorder.SHADOWS.of(array);
  }

  /** The reference goes where shadows do not go. */
  public static void escape(Object array, Shadow shadow) {
    Recorder.SHADOWS.escape(array, shadow);
  }

  /** The shadow of a row that was read from an array of arrays. */
  public static Shadow row(Shadow shadow, int index, Object row) {
    if (row == null || shadow == null || shadow.rows == null) {
      return row == null ? null : of(row);
    }
    Shadow known = shadow.rows[index];
    if (known == null) {
      known = of(row);
      Recorder.SHADOWS.attach(shadow, index, known);
    }
    return known;
  }

  /** A row was stored in an array of arrays. */
  public static void setRow(Shadow shadow, int index, Shadow row) {
    if (shadow != null && shadow.rows != null) {
      Recorder.SHADOWS.attach(shadow, index, row);
    }
  }

  /** The shadow of a new object, in the constructor of the first of its classes that is traced. */
  public static Shadow object(int words, int type) {
    int site = Transfer.site;
    Transfer.site = 0;
    return ValueFlow.FLOW.allocation.words(Kind.OBJECT, site, type, words);
  }

  /** The shadow of the static fields of a class. */
  public static Shadow statics(int words, int type) {
    return ValueFlow.FLOW.allocation.words(Kind.STATICS, 0, type, words);
  }

  // ---- loops and the region

  /** A loop of the method that no other loop of it contains is entered. */
  public static void enterLoop(int loop) {
    if (Recorder.depth++ == 0) {
      Recorder.enterOutermost(loop);
    }
  }

  /** Such a loop goes into its next iteration. */
  public static void nextIteration() {
    if (Recorder.depth == 1) {
      Recorder.nextIteration();
    }
  }

  /** Such a loop is left. */
  public static void exitLoop() {
    if (--Recorder.depth == 0) {
      Recorder.exitOutermost();
    }
  }

  /** How many such loops are open; kept by a method that catches exceptions. */
  public static int depth() {
    return Recorder.depth;
  }

  /** An exception was caught: so many loops are still open. */
  public static void backAt(int depth) {
    while (Recorder.depth > depth) {
      exitLoop();
    }
  }

  /** A method of the analysed region is entered. */
  public static void enterRegion() {
    Recorder.enterRegion();
  }

  /** It is left. */
  public static void exitRegion() {
    Recorder.exitRegion();
  }

  /** A traced method was called by code that is not traced. */
  public static void calledFromOutside() {
    Recorder.calledFromOutside();
  }
}
