package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.Races;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Target;

/** Races of directives and streams of programs that run. */
@Tag("slow")
class ObservedRacesTest extends LoopRuns {
  @Test
  void racesOfDirectivesAndStreamsAreWarnings() throws Exception {
    Path program =
        program(
                    """
                    double[] a = new double[20];
                    //#omp parallel for
                    for (int i = 1; i < 20; i++) {
                      a[i] = a[i - 1] + 1.0;
                    }
                    double s = 0.0;
                    //#omp parallel for reduction(+:s)
                    for (int i = 0; i < 20; i++) { s += a[i]; }
                    //#omp parallel for
                    for (int i = 0; i < 20; i++) { s += a[i]; }
                    double[] one = new double[1];
                    java.util.stream.IntStream.range(0, 20).parallel().forEach(i -> {
                      one[0] += a[i];
                    });
                    java.util.Arrays.stream(a).parallel().forEach(x -> one[0] += x);
                    s += java.util.stream.IntStream.range(0, 20).parallel().mapToDouble(i -> {
                      one[0] = i;
                      return a[i];
                    }).map(x -> 2.0 * x).sum();
                    s += java.util.stream.IntStream.range(0, 20).parallel().mapToDouble(i -> a[i] = i).sum();
                    """);
    List<String> warnings = run(program).warnings();

    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:5: ") && text.endsWith("a[i-1], lines 6 and 6 [race]"));
    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:12: ") && text.contains("add reduction(+:s)"));
    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:14: the parallel stream has a race") && text.endsWith("lines 15 and 15 [race]"));
    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:17: the parallel stream has a race") && text.endsWith("lines 17 and 17 [race]"));
    assertThat(warnings).anyMatch(text -> text.startsWith("P.java:21: the parallel stream has a race") && text.endsWith("lines 19 and 19 [race]"));
    assertThat(warnings).noneMatch(text -> text.startsWith("P.java:10") || text.startsWith("P.java:22"));
    assertThat(new AnalysisSession(Target.of(program), asTyped(), null, AnalysisListener.SILENT).<List<String>>ask(traced -> Races.of(traced, List.of()))).isEqualTo(warnings);
  }

  @Test
  void streamsThatRunInOrderOrOneThreadAtATimeHaveNoRace() throws Exception {
    Path program =
        Files.writeString(directory.resolve("Streams.java"), """
            import java.util.stream.IntStream;
            class Streams {
              static double t;
              static synchronized void add(int i) { t += i; }
              public static void main(String[] args) {
                double[] a = new double[20];
                IntStream.range(1, 20).parallel().sequential().forEach(i -> a[i] = a[i - 1] + 1);
                IntStream.range(0, 20).parallel().forEach(i -> { synchronized (a) { t += i; } });
                IntStream.range(0, 20).parallel().forEach(i -> add(i));
                IntStream.range(1, 20).boxed().parallel().forEach(i -> a[i] = a[i - 1] + 1);
                IntStream some = IntStream.range(0, 20);
                if (a[3] > 0) { some = some.parallel(); }
                some.forEach(i -> t += i);
                many().forEach(i -> t += i);
                java.util.List.of(1, 2, 3).parallelStream().map(i -> { t += i; return i; }).collect(java.util.stream.Collectors.toList());
                IntStream.range(0, 20).parallel().forEach(new Adding());
                use(IntStream.range(0, 20).parallel());
                IntStream.range(1, 20).parallel().forEachOrdered(i -> a[i] = a[i - 1] + 1);
                IntStream.range(0, 20).parallel().map(i -> { t += i; return i; }).forEachOrdered(i -> a[i] = i);
                System.out.println(t + a[19] + IntStream.range(0, 20).parallel().sum());
              }
              static IntStream many() { return IntStream.range(0, 20).parallel(); }
              static void use(IntStream given) { given.forEach(i -> t += i); }
              static final class Adding implements java.util.function.IntConsumer { public void accept(int i) { t += i; } }
            }
            """);
    List<String> warnings = run(program).warnings();
    assertThat(warnings).filteredOn(text -> text.contains("the parallel stream has a race")).extracting(text -> text.substring(0, 15)).containsOnly(
        "Streams.java:10", "Streams.java:13", "Streams.java:14", "Streams.java:15", "Streams.java:16", "Streams.java:19");
    assertThat(warnings).filteredOn(text -> text.contains("not checked for races")).singleElement().asString().contains("is not known: Streams.java:17;");
    assertThat(LoopsEngine.proven(AnalysisSession.of(Target.of(program), AnalysisListener.SILENT)).warnings())
        .containsExactly("parallel streams are checked for races in a run only, those at Streams.java:7, Streams.java:8, Streams.java:9, Streams.java:10, Streams.java:12 and 7 more are not [streams-unchecked]");
  }
}
