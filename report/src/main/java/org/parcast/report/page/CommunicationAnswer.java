package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.Singleton;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.Prose;
import org.parcast.report.words.Numbers;

/** The forecast of the communication in a few sentences. */
final class CommunicationAnswer {
  private static final double WORTH_TELLING = 0.9;

  private final CommunicationForecast forecast;

  CommunicationAnswer(CommunicationForecast forecast) {
    this.forecast = forecast;
  }

  List<Prose> sentences() {
    List<Prose> sentences = new ArrayList<>();
    if (forecast.ranks().isEmpty()) {
      sentences.add(Prose.of("Nothing was forecast of the communication between ranks."));
      return sentences;
    }
    RankForecast last = forecast.ranks().get(forecast.ranks().size() - 1);
    DecompositionForecast best = last.best();
    sentences.add(Prose.of("On {} ({}), {} sends {} in {}" + collective(best) + "; {}.",
        Prose.strong(Numbers.count(last.ranks(), "rank")), Prose.strong(DecompositionNames.decomposition(best)),
        Prose.strong(forecast.stepLine() == 0 ? "the whole run" : "each of the " + Numbers.count(forecast.steps(), "step")),
        Prose.strong(Numbers.bytes(best.bytesPointToPointPerStep())), Prose.strong(Numbers.count(best.messagesPerStep(), "message")),
        balance(best)));
    partitioner(last, sentences);
    if (forecast.ranks().size() > 1) {
      sentences.add(growth(forecast.ranks().get(0), last));
    }
    if (!last.attribution().isEmpty() && last.attribution().get(0).bornLine() > 0) {
      var heaviest = last.attribution().get(0);
      sentences.add(Prose.of("{} of the bytes in messages are values of {} born at {} and used at {}.", Prose.strong(Numbers.percent(heaviest.share())),
          Prose.code(heaviest.bornName()), Prose.code(DecompositionNames.place(heaviest.bornFile(), heaviest.bornLine())),
          Prose.code(DecompositionNames.place(heaviest.usedFile(), heaviest.usedLine()))));
    }
    singletons(sentences);
    return sentences;
  }

  private static String collective(DecompositionForecast best) {
    return best.bytesCollectivePerStep() == 0 ? "" : " and " + Numbers.bytes(best.bytesCollectivePerStep()) + " in collective operations";
  }

  /** Says where the partitioner finds something clearly better than what has a name. */
  private static void partitioner(RankForecast ranks, List<Prose> sentences) {
    double named = ranks.best().bytesPerStep();
    double found = ranks.partition().bytesPerStep();
    if (found < WORTH_TELLING * named) {
      sentences.add(Prose.of("The partitioner finds a placement without a name that sends {} less, {} in {}.", Prose.strong(Numbers.percent(1 - found / named)),
          Prose.strong(Numbers.bytes(found)), Prose.strong(Numbers.count(ranks.partition().messagesPerStep(), "message"))));
    }
  }

  private static Prose.Span balance(DecompositionForecast best) {
    if (best.isInTurn()) {
      return new Prose.Span(Prose.Style.PLAIN, "ranks wait for what others compute in the same step, and work at most " + Numbers.ratio(best.ranks() / best.shares()) + " times as fast as one");
    }
    return new Prose.Span(Prose.Style.PLAIN, best.imbalance() < 1.05 ? "the work is evenly spread"
        : "the heaviest rank has " + Numbers.ratio(best.imbalance()) + " times the mean work");
  }

  private static Prose growth(RankForecast first, RankForecast last) {
    double few = first.best().bytesPerStep();
    double many = last.best().bytesPerStep();
    if (few == 0) {
      return many == 0 ? Prose.of("No number of ranks that was asked for needs any communication in a step.")
          : Prose.of("On {} nothing has to be sent.", Prose.strong(Numbers.count(first.ranks(), "rank")));
    }
    return Prose.of("From {} to {} ranks, the volume grows {}-fold.", Prose.strong(String.valueOf(first.ranks())), Prose.strong(String.valueOf(last.ranks())),
        Prose.strong(Numbers.grouped(Math.round(10 * many / few) / 10.0)));
  }

  private void singletons(List<Prose> sentences) {
    List<Singleton> sent = forecast.singletons().singletons().stream().filter(s -> s.kind() != SingletonKind.REPLICATED).toList();
    if (!sent.isEmpty()) {
      Singleton first = sent.get(0);
      String often = first.perStep() == 0 ? "outside the steps" : first.perStep() == 1 ? "once a step" : Numbers.grouped(Math.round(10 * first.perStep()) / 10.0) + " times a step";
      sentences.add(sent.size() == 1
          ? Prose.of("One collective operation is needed: {} of {}, {}.", Prose.strong(first.kind().label()), Prose.code(first.name()),
              new Prose.Span(Prose.Style.PLAIN, often))
          : Prose.of("{} words or arrays need collective operations, first among them {} of {}, {}.", Prose.strong(Numbers.grouped(sent.size())),
              Prose.strong(first.kind().label()), Prose.code(first.name()), new Prose.Span(Prose.Style.PLAIN, often)));
    }
  }
}
