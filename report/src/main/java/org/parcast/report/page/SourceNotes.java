package org.parcast.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.parcast.report.Sources;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.CodeView;
import org.parcast.report.page.block.Note;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Printable;

/** The remarks that the analyses make on lines of the source, by path and line. */
final class SourceNotes {
  private static final int SHOWN_LINES = 200;
  private static final int SHOWN_ROWS = 100;

  private final Sources sources;
  private final SortedMap<String, SortedMap<Integer, List<Note>>> byFile = new TreeMap<>();

  SourceNotes(Sources sources) {
    this.sources = sources;
  }

  /** Adds a remark; one on an unknown line is dropped. */
  void add(String file, int line, Note note) {
    if (!file.isEmpty() && line > 0) {
      List<Note> notes = byFile.computeIfAbsent(sources.path(file), f -> new TreeMap<>()).computeIfAbsent(line, l -> new ArrayList<>());
      if (!notes.contains(note)) {
        notes.add(note);
        notes.sort(Comparator.comparing(Note::kind).thenComparing(Comparator.comparingDouble(Note::share).reversed()));
      }
    }
  }

  /** Adds a remark at a place such as {@code Sum.java:12}; one at anything else is dropped. */
  void add(String place, Note note) {
    int colon = place.lastIndexOf(':');
    if (colon > 0 && place.substring(colon + 1).matches("[1-9][0-9]{0,8}")) {
      add(place.substring(0, colon), Integer.parseInt(place.substring(colon + 1)), note);
    }
  }

  boolean isEmpty() {
    return byFile.isEmpty();
  }

  /** The source around the remarks, of each file that is at hand; of many remarks, around the weightiest {@value #SHOWN_LINES} lines. */
  List<PageBlock> views() {
    double least = leastShown();
    int budget = SHOWN_LINES;
    List<PageBlock> views = new ArrayList<>();
    for (Map.Entry<String, SortedMap<Integer, List<Note>>> file : byFile.entrySet()) {
      SortedMap<Integer, List<Note>> shown = new TreeMap<>();
      for (Map.Entry<Integer, List<Note>> line : file.getValue().entrySet()) {
        if (budget > 0 && share(line.getValue()) >= least) {
          shown.put(line.getKey(), line.getValue());
          budget--;
        }
      }
      if (!shown.isEmpty()) {
        sources.find(file.getKey()).ifPresent(found -> views.add(CodeView.of(found, shown)));
      }
    }
    return views;
  }

  /** The share from which lines are shown, so that they are not too many. */
  private double leastShown() {
    return byFile.values().stream().flatMap(lines -> lines.values().stream()).map(SourceNotes::share).sorted(Comparator.reverseOrder())
        .skip(SHOWN_LINES - 1).findFirst().orElse(0.0);
  }

  private static double share(List<Note> notes) {
    return notes.stream().mapToDouble(Note::share).max().orElse(0);
  }

  /** All remarks as a table. */
  Table table() {
    Table.Builder table = new Table.Builder("lines", "Remarks on lines of the source").text("line", "about", "remark").numbers("share").show(SHOWN_ROWS);
    byFile.forEach((path, lines) -> lines.forEach((line, notes) -> notes.forEach(note -> table.row(
        Cell.text(Printable.of(path) + ":" + line), Cell.text(note.kind().name().toLowerCase(java.util.Locale.ROOT)), Cell.text(note.text()),
        note.share() > 0 ? Cell.share(note.share()) : Cell.none()))));
    return table.build();
  }
}
