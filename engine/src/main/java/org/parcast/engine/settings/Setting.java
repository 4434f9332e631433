package org.parcast.engine.settings;

import java.util.ArrayList;
import java.util.List;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;

/**
 * A setting as it is written.
 *
 * @param key its name
 * @param values its value, or those of its list
 * @param place file and line, for messages
 */
public record Setting(String key, List<String> values, String place) {
  public Setting {
    values = List.copyOf(values);
  }

  /** A message that says where the setting is. */
  public AnalysisException refused(String why) {
    return new AnalysisException(Kind.REQUEST, place + ": " + key + ": " + why);
  }

  /** The only value. @throws AnalysisException if there are several */
  public String text() throws AnalysisException {
    if (values.size() != 1) {
      throw refused("one value is needed, not a list of " + values.size());
    }
    return values.get(0);
  }

  /** The only value, a whole number of at least {@code least}. @throws AnalysisException if it is none */
  public long whole(long least) throws AnalysisException {
    return whole(text(), least);
  }

  /** The values, whole numbers of at least {@code least}. @throws AnalysisException if one is none */
  public List<Integer> wholes(int least) throws AnalysisException {
    List<Integer> numbers = new ArrayList<>();
    for (String value : values) {
      for (String part : value.split(",", -1)) {
        numbers.add(Math.toIntExact(Math.min(whole(part, least), Integer.MAX_VALUE)));
      }
    }
    return numbers;
  }

  private long whole(String value, long least) throws AnalysisException {
    try {
      long number = Long.parseLong(value.strip());
      if (number >= least) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw refused("'" + value + "' is not a whole number of at least " + least);
  }
}
