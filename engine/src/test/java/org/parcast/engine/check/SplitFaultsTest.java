package org.parcast.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.engine.apply.ApplyEngine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.apply.Form;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.frontend.stream.part.PartForm;
import org.parcast.report.apply.Trial;

/** Loops that became several leave the same behind as the one did; faults in them are found. */
@Tag("slow")
class SplitFaultsTest {
  @TempDir private Path directory;

  /** What whoever splits a loop by hand gets wrong. */
  private enum Fault implements UnaryOperator<PartForm> {
    /** The loop in front of the last one comes behind it; not where the last one only prints, as what is printed is compared elsewhere. */
    WRONG_ORDER {
      @Override
      List<String> run(List<String> run) {
        int end = run.size() - 1;
        int last = run.subList(0, end).lastIndexOf("}") + 1;
        int before = Math.max(run.subList(0, last - 1).lastIndexOf("}") + 1, declarations(run));
        if (run.subList(last, run.size()).stream().noneMatch(line -> line.matches("\\s+\\w.*= .*"))) {
          return run;
        }
        List<String> all = new ArrayList<>(run.subList(0, before));
        all.addAll(run.subList(last, run.size()));
        all.addAll(run.subList(before, last));
        return all;
      }
    },
    /** A value is stored in the place of the iteration before. */
    STORED_BEFORE {
      @Override
      List<String> run(List<String> run) {
        return first(run, line -> line.replaceFirst("^(\\t\\w+(Of|Before))\\[(\\w+)\\] = ", "$1[Math.max(0, $3 - 1)] = "));
      }
    },
    /** A value is not stored. */
    NOT_STORED {
      @Override
      List<String> run(List<String> run) {
        return first(run, line -> line.matches("\\t\\w+(Of|Before)\\[.*\\] = \\w+;") ? "" : line);
      }
    },
    /** A value is taken from the place of the iteration before. */
    READ_BEFORE {
      @Override
      List<String> run(List<String> run) {
        return first(run, READS);
      }

      @Override
      List<String> method(List<String> method) {
        return first(method, READS);
      }
    },
    /** A statement of a loop in order is missing, or a variable is zero: not one that is printed alone, as what is printed is compared elsewhere. */
    MISSING_STATEMENT {
      @Override
      List<String> run(List<String> run) {
        boolean prints = run.stream().anyMatch(line -> line.contains("System.out"));
        return first(run, line -> line.matches(" +\\w+(\\[.*\\])? [-+*]?= .*;|\\s+text(\\.\\w+)+\\(.*\\);") ? "" : prints ? line : line.replaceFirst("^( +(int|double) \\w+ = ).*;", "$10;"));
      }
    };

    private static final UnaryOperator<String> READS = line -> line.replaceFirst("(= \\w+(Of|Before))\\[(\\w+)\\];", "$1[Math.max(0, $3 - 1)];");

    List<String> run(List<String> run) {
      return run;
    }

    List<String> method(List<String> method) {
      return method;
    }

    static List<String> first(List<String> lines, UnaryOperator<String> change) {
      List<String> all = new ArrayList<>(lines);
      for (int i = 0; i < all.size(); i++) {
        String changed = change.apply(all.get(i));
        if (!changed.equals(all.get(i))) {
          all.set(i, changed);
          return all;
        }
      }
      return all;
    }

    private static int declarations(List<String> run) {
      int at = 0;
      while (run.get(at).startsWith("final ")) {
        at++;
      }
      return at;
    }

    @Override
    public PartForm apply(PartForm form) {
      return new PartForm(form.written(), form.once(), form.head(), form.count(), form.counted(), run(form.run()), method(form.method()), form.changed(), form.roots(), form.scratch(), form.copies(),
          form.floating(), form.obstacle());
    }
  }

  @Test
  void faultsAreFound() throws Exception {
    Path source = Path.of("..", "testdata", "split", "Splits.java");
    List<String> lines = Files.readAllLines(source);
    List<String> loops = new ArrayList<>();
    for (int line = 0; line < lines.size(); line++) {
      if (lines.get(line).contains("// split ")) {
        loops.add("Splits.java:" + (line + 1));
      }
    }
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
    ApplyRequest request = new ApplyRequest(Target.of(source), run, loops, 0, Form.STREAM, Dialect.PYJAMA, false, null, 0);
    ApplyResult applied = ApplyEngine.apply(request, AnalysisListener.SILENT);
    List<Trial.Loop> same = compare(request, applied, UnaryOperator.identity());
    assertThat(same).allSatisfy(loop -> assertThat(loop.same()).as(loop.toString()).isNotEqualTo(Optional.of(false)));
    List<String> missed = new ArrayList<>();
    int planted = 0;
    for (Fault fault : Fault.values()) {
      BitSet concerned = new BitSet();
      List<Trial.Loop> together = compare(request, applied, planted(fault, loop -> true, concerned));
      for (int loop = concerned.nextSetBit(0); loop >= 0; loop = concerned.nextSetBit(loop + 1)) {
        int number = loop;
        // A run that ends by an exception does not come to the loops behind it.
        Trial.Loop found = together.get(loop).executions() > 0 ? together.get(loop) : compare(request, applied, planted(fault, each -> each == number, new BitSet())).get(loop);
        if (same.get(loop).same().isPresent()) {
          planted++;
          if (found.same().isPresent() && found.same().get()) {
            missed.add(fault + " in " + found);
          }
        }
      }
    }
    assertThat(missed).as("of " + planted + " faults").isEmpty();
    assertThat(planted).isGreaterThanOrEqualTo(10);
    assertThat(same.stream().filter(loop -> loop.same().isPresent()).count()).as(same.toString()).isGreaterThanOrEqualTo(8);
  }

  private static UnaryOperator<PartForm> planted(Fault fault, IntPredicate where, BitSet concerned) {
    AtomicInteger at = new AtomicInteger();
    return form -> {
      int number = at.getAndIncrement();
      concerned.set(number, where.test(number) && !fault.apply(form).equals(form));
      return where.test(number) ? fault.apply(form) : form;
    };
  }

  private static List<Trial.Loop> compare(ApplyRequest request, ApplyResult applied, UnaryOperator<PartForm> change) throws Exception {
    return CheckEngine.compare(new CheckRequest(request, false), applied, change, AnalysisListener.SILENT).stream().filter(Trial.Loop::written).toList();
  }
}
