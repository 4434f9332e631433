package org.parcast.recording;

/**
 * What is counted of the library's doings that no model describes: under the name of a method, of where boxes came
 * from, of what a stream or an object answered, of a field, of what keeps objects, or of places in the program.
 */
public final class UnmodelledCalls {
  /** Begins the name of where boxes came from. */
  public static final String BOXES = "boxes ";

  /** Begins the name of a method of a stream that answered numbers. */
  public static final String STREAM = "stream ";

  /** Begins the name of a field whose class is not analysed. */
  public static final String FIELD = "field ";

  /** Begins the name of a method of an object that was given numbers and answered some. */
  public static final String RESULT = "result ";

  /** Begins the name of a method whose code, which is not followed, answered numbers. */
  public static final String ANSWER = "answer ";

  /** Begins the name of a method that keeps objects by their values, in no place that an index names. */
  public static final String KEPT = "kept ";

  /** Begins the place in the program of a store of a constant or a counter whose own place data find. */
  public static final String PLACE = "place ";

  /** Begins the place in the program of a stream whose elements were computed from what is not known. */
  public static final String ELEMENTS = "elements ";

  private static final String NOT_ANALYSED = " its class is not analysed; if it is not the JDK's, --include it";

  private static final String NOT_MODELLED = "not modelled: ";

  private UnmodelledCalls() {}

  /** Whether the warning of a recording says that values went through code that is not followed. */
  public static boolean isWarning(String warning) {
    return warning.startsWith(NOT_MODELLED);
  }

  /** What the user is told, with its identifier in the catalogue. */
  static String warning(String name, long times) {
    return text(name, times) + " [not-modelled]";
  }

  private static String text(String name, long times) {
    if (name.startsWith(STREAM)) {
      return NOT_MODELLED + times + " results of " + name.substring(STREAM.length()) + " were taken for new values: what the stream computed them from is missing";
    }
    if (name.startsWith(ANSWER)) {
      return NOT_MODELLED + times + " numbers from " + name.substring(ANSWER.length()) + " were taken for new values: what they were made from is not followed";
    }
    if (name.startsWith(FIELD)) {
      return NOT_MODELLED + times + " loads of " + name.substring(FIELD.length()) + ": what is kept there is not followed, as" + NOT_ANALYSED;
    }
    if (name.startsWith(RESULT)) {
      return NOT_MODELLED + times + " results of " + name.substring(RESULT.length()) + ": what its object was given is not followed, as" + NOT_ANALYSED;
    }
    if (name.startsWith(KEPT)) {
      return NOT_MODELLED + times + " objects of numbers were kept by " + name.substring(KEPT.length()) + " under what they hold: no index says where, so which rank has them is not known";
    }
    if (name.startsWith(PLACE)) {
      return NOT_MODELLED + "at " + name.substring(PLACE.length()) + " data find where " + times + " constants or counters are stored; that ranks tell each other the places is not counted";
    }
    if (name.startsWith(ELEMENTS)) {
      return NOT_MODELLED + "at " + name.substring(ELEMENTS.length()) + " a stream took " + times + " numbers for new values: what they were computed from is not followed";
    }
    return name.startsWith(BOXES)
        ? NOT_MODELLED + times + " numbers in boxes from " + name.substring(BOXES.length()) + " were taken for new input values"
        : NOT_MODELLED + name + ", called " + (times == 1 ? "once" : times + " times") + " with arrays whose words it may have changed";
  }
}
