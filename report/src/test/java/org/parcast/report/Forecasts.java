package org.parcast.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.parcast.analyses.valueflow.CommunicationAnalysis;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.recording.Nets;
import org.parcast.recording.Phase;
import org.parcast.recording.Site;
import org.parcast.recording.Terms;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;
import org.parcast.recording.file.PagedInts;

/** A forecast to write: a chain of words in which each value is used by both neighbours, and a register that gathers them all. */
public final class Forecasts {
  private Forecasts() {}

  static final ReportContext CONTEXT =
      new ReportContext("Chain", List.of("16", "\u001b[31mred"), Duration.ofMillis(1234), Duration.ofMillis(56), List.of("java.lang.Foo.bar is not modelled (3 calls)"));

  public static CommunicationForecast chain(String name, Integer... ranks) {
    int words = 16;
    int sum = Nets.FIRST_VERTEX + words;
    int vertices = sum + 1;
    List<Integer> pins = new ArrayList<>();
    long[] offsets = new long[words + 2];
    int[] home = new int[words + 1];
    for (int i = 0; i < words; i++) {
      int v = Nets.FIRST_VERTEX + i;
      home[i] = v;
      pins.add(v);
      if (i > 0) {
        pins.add(v - 1);
      }
      if (i < words - 1) {
        pins.add(v + 1);
      }
      pins.add(sum);
      offsets[i + 1] = pins.size();
    }
    home[words] = sum;
    pins.add(Nets.ALL);
    offsets[words + 1] = pins.size();
    long[] count = new long[words + 1];
    java.util.Arrays.fill(count, 4);
    int[] weight = new int[vertices];
    int[] stored = new int[vertices];
    java.util.Arrays.fill(weight, Nets.FIRST_VERTEX, vertices, 12);
    java.util.Arrays.fill(stored, Nets.FIRST_VERTEX, sum, 1);
    stored[sum] = 2;
    List<Site> sites = new ArrayList<>();
    sites.add(null);
    sites.add(new Site(1, "main", "Chain.java", 12));
    sites.add(new Site(2, "main", "Chain.java", 14));
    WordBlock array = new WordBlock(0, WordBlock.Kind.ARRAY, name, "[D", -1, 0, words, Nets.FIRST_VERTEX, 8, List.of(), 0, 0, false, List.of(), null);
    WordBlock register = new WordBlock(1, WordBlock.Kind.REGISTER, "sum", "D", -1, 0, 1, sum, 8, List.of(), 1, 0, false, List.of(), null);
    Nets nets = new Nets(home, new byte[words + 1], count, new int[words + 1], offsets, pins.stream().mapToInt(Integer::intValue).toArray());
    ValueFlowRecording recording = new ValueFlowRecording(false, "", List.of(new Phase(Phase.Kind.STEPS, "Chain.java", 10, 4)),
        List.of(array, register), vertices, null, Terms.NONE, List.of(PagedInts.of(weight)), List.of(PagedInts.of(stored)), sites, nets, 68, 0, List.of());
    return CommunicationAnalysis.forecast(recording, CommunicationRequest.of(List.of(ranks)));
  }

  /** Of a run that ended when eight words were written and none was used. */
  static CommunicationForecast endedEarly() {
    int vertices = Nets.FIRST_VERTEX + 8;
    WordBlock array = new WordBlock(0, WordBlock.Kind.ARRAY, "a", "[D", -1, 0, 8, Nets.FIRST_VERTEX, 8, List.of(), 0, 0, false, List.of(), null);
    Nets none = new Nets(new int[0], new byte[0], new long[0], new int[0], new long[1], new int[0]);
    PagedInts zeros = PagedInts.of(new int[vertices]);
    ValueFlowRecording recording = new ValueFlowRecording(true, "interrupted", List.of(new Phase(Phase.Kind.REGION, "", 0, 1)), List.of(array), vertices,
        null, Terms.NONE, List.of(zeros), List.of(zeros), Collections.singletonList(null), none, 8, 0, List.of());
    return CommunicationAnalysis.forecast(recording, CommunicationRequest.of(List.of(2)));
  }
}
