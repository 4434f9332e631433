package org.parcast.report.page.block;

import java.util.Optional;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.words.Printable;

/**
 * A remark on a line of the source.
 *
 * @param kind what it is about
 * @param text the remark
 * @param share part of the whole that the line causes, 0 to 1; 0 where the remark is no quantity
 * @param about what the catalogue has on it
 */
public record Note(Kind kind, String text, double share, Optional<Notice> about) {
  /** A remark that is in no catalogue. */
  public Note(Kind kind, String text, double share) {
    this(kind, text, share, Optional.empty());
  }

  public Note(Kind kind, String text, double share, Notice about) {
    this(kind, text, share, Optional.of(about));
  }

  /** What a remark is about; the first kinds come first at a line. */
  public enum Kind {
    /** The time loop. */
    STEP,
    /** A loop whose iterations are independent. */
    PARALLEL,
    /** A loop that is parallel after a change. */
    CONDITIONAL,
    /** A loop that has to stay as it is. */
    SEQUENTIAL,
    /** Values born here travel. */
    SENT,
    /** Values that travel are used here. */
    RECEIVED,
    /** A collective operation. */
    COLLECTIVE,
    /** Data on a cache line that other threads use, too. */
    FALSE_SHARING,
    /** Cache misses. */
    CACHE
  }

  public Note {
    text = Printable.of(text);
  }
}
