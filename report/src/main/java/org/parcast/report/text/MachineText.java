package org.parcast.report.text;

import java.io.IOException;
import java.util.Optional;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.sharing.FalseSharing;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.report.CacheStudy;
import org.parcast.report.Report;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.Wrapped;

/** What a program does in caches, between threads and on a network, as text: the main figures, of which the commands for these say more. */
public final class MachineText {
  private MachineText() {}

  /** Writes a section for each of them that is known, with lines ended by {@code \n}. */
  public static void write(Report report, Appendable to) throws IOException {
    if (report.caches().isPresent() && !report.caches().get().results().isEmpty()) {
      caches(report.caches().get(), to);
      told(InSeconds.caches(report), to);
    }
    if (report.sharing().isPresent()) {
      threads(report.sharing().get(), to);
      told(InSeconds.sharing(report), to);
    }
    if (report.placement().isPresent() && !report.placement().get().placements().isEmpty()) {
      placement(report.placement().get(), to);
      told(InSeconds.placement(report), to);
    }
    if (report.network().isPresent()) {
      network(report.network().get(), to);
      told(InSeconds.network(report), to);
    }
  }

  private static void told(Optional<InSeconds.Bounds> bounds, Appendable to) throws IOException {
    if (bounds.isPresent()) {
      to.append(Wrapped.item("  ", bounds.get().sentence()));
    }
  }

  private static void caches(CacheStudy study, Appendable to) throws IOException {
    to.append("\nCaches ").append(Printable.of(study.hierarchy().name())).append(", hit rates in percent; parcast cache says more\n");
    to.append(CacheText.results(study.results(), study.hierarchy().levels()));
  }

  private static void threads(SharingForecast sharing, Appendable to) throws IOException {
    to.append("\nThreads, ").append(String.valueOf(sharing.threads())).append(" of them in the parallel loops; parcast sharing says more\n");
    to.append(Wrapped.item("  ", "they communicate " + Numbers.count(sharing.types().total(), "time") + " through shared memory"));
    if (sharing.falseSharing().isEmpty()) {
      to.append("  no false sharing that is worth a change\n");
    }
    for (FalseSharing finding : sharing.falseSharing()) {
      to.append(Wrapped.item("  falsely shared  ", Printable.of(finding.data())));
    }
  }

  private static void placement(PlacementForecast forecast, Appendable to) throws IOException {
    TaskPlacement best = forecast.placements().get(0);
    TaskPlacement worst = forecast.placements().get(forecast.placements().size() - 1);
    String gain = worst.quality() > 0 ? ", " + Numbers.ratio(best.quality() / worst.quality()) + " times as good as " + worst.strategy().label() : "";
    to.append(Wrapped.item("  ", "on a machine of " + Printable.of(forecast.machine().name()) + " they are best placed by " + best.strategy().label() + gain
        + "; parcast map says more"));
  }

  private static void network(NetworkForecast forecast, Appendable to) throws IOException {
    String topology = forecast.topology().map(network -> network.label()).orElse(Numbers.grouped(forecast.nodes()) + " nodes");
    to.append("\nNetwork ").append(topology).append("; parcast network says more\n");
    String placed = forecast.placedGain().isPresent()
        ? "; the program's own traffic, placed, is " + Numbers.times(forecast.placedGain().get(), "as fast") + " as placed at random" : "";
    to.append(Wrapped.item("  ", "the ideal placement is " + Numbers.times(forecast.gain(), "as fast") + " as a random one" + placed));
  }
}
