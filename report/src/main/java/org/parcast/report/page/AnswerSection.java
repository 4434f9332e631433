package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.sharing.FalseSharing;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.report.Report;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.SectionAnswer;
import org.parcast.report.text.Opening;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** Everything in a few sentences. */
final class AnswerSection {
  private AnswerSection() {}

  static Section of(Report report) {
    List<PageBlock> answers = new ArrayList<>();
    report.time().ifPresent(time -> Opening.of(time, report.scaling())
        .forEach(item -> answers.add(new SectionAnswer("cores", item.question(), List.of(Prose.of("{}", new Prose.Span(Prose.Style.PLAIN, item.answer())))))));
    report.loops().ifPresent(loops -> answers.add(new SectionAnswer("loops", "Loops", LoopsAnswer.of(loops))));
    report.communication().ifPresent(forecast -> answers.add(new SectionAnswer("communication", "Ranks", new CommunicationAnswer(forecast).sentences())));
    report.scaling().filter(forecast -> report.time().isEmpty()).ifPresent(forecast -> answers.add(new SectionAnswer("time", "Time", List.of(time(forecast)))));
    report.caches().filter(study -> !study.results().isEmpty())
        .ifPresent(study -> answers.add(new SectionAnswer("caches", "Caches", List.of(new CachesSection(study).answer()))));
    report.sharing().ifPresent(forecast -> answers.add(new SectionAnswer("threads", "Threads", List.of(sharing(forecast)))));
    report.placement().filter(forecast -> !forecast.placements().isEmpty())
        .ifPresent(forecast -> answers.add(new SectionAnswer("placement", "Placement", List.of(placement(forecast)))));
    report.network().ifPresent(forecast -> answers.add(new SectionAnswer("network", "Network", List.of(network(forecast)))));
    if (answers.isEmpty()) {
      answers.add(Prose.of("Nothing was analysed yet; the sections below say how to get each answer."));
    }
    return new Section("answer", "The answer", answers);
  }

  private static Prose time(ScalingForecast forecast) {
    Prose.Span serial = Prose.strong(DecompositionNames.time(forecast.serial().secondsPerStep()));
    Prose.Span network = Prose.code(forecast.interconnect().name());
    return forecast.recommended()
        .map(point -> Prose.of("A step that takes {} on one rank takes {} on {} over {}, where it is {} times as fast: the fastest balanced one that is at least half efficient.", serial,
            Prose.strong(DecompositionNames.time(point.seconds())), Prose.strong(Numbers.count(point.ranks(), "rank")), network, Prose.strong(Numbers.ratio(point.speedup()))))
        .orElseGet(() -> Prose.of("A step takes {} on one rank, and no number of ranks asked for over {} is faster, balanced, and at least half efficient.", serial, network));
  }

  private static Prose sharing(SharingForecast forecast) {
    Prose.Span threads = Prose.strong(Numbers.count(forecast.threads(), "thread"));
    Prose.Span events = Prose.strong(Numbers.count(forecast.types().total(), "time"));
    if (forecast.falseSharing().isEmpty()) {
      return Prose.of("{} communicate {} through shared memory; no false sharing is worth a change.", threads, events);
    }
    FalseSharing first = forecast.falseSharing().get(0);
    return Prose.of("{} communicate {} through shared memory. Different words of {} lie on the same cache lines: {}.", threads, events, Prose.code(first.data()),
        new Prose.Span(Prose.Style.PLAIN, Printable.of(first.remedy())));
  }

  private static Prose placement(PlacementForecast forecast) {
    TaskPlacement best = forecast.placements().get(0);
    TaskPlacement worst = forecast.placements().get(forecast.placements().size() - 1);
    Prose.Span tasks = Prose.strong(Numbers.count(forecast.matrix().size(), "task"));
    Prose.Span machine = Prose.code(forecast.machine().name());
    Prose.Span strategy = Prose.strong(best.strategy().label());
    return worst.quality() > 0 && best != worst
        ? Prose.of("Of the ways to place {} on {}, {} is best: its quality, communication over distance, is {} times that of {}.", tasks, machine, strategy,
            Prose.strong(Numbers.ratio(best.quality() / worst.quality())), Prose.strong(worst.strategy().label()))
        : Prose.of("{} are placed on {} by {}.", tasks, machine, strategy);
  }

  private static Prose network(NetworkForecast forecast) {
    return forecast.placedGain().isPresent()
        ? Prose.of("On a network of {}, placing neighbours near each other gets {} done as placing them at random.",
            Prose.strong(Numbers.count(forecast.nodes(), "processor")), Prose.strong(Numbers.times(forecast.placedGain().get(), "as much")))
        : Prose.of("On a network of {}, the ideal placement gets {} done as a random one.", Prose.strong(Numbers.count(forecast.nodes(), "processor")),
            Prose.strong(Numbers.times(forecast.gain(), "as much")));
  }
}
