package org.parcast.engine.build;

import java.util.List;
import java.util.Locale;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.Form;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/**
 * Which loops a build writes in parallel, and how. What is null or an empty list was not set.
 *
 * @param loops named, as {@code Solver.java:42}; those that pay where there are none
 * @param cores that they pay on
 * @param form {@code stream} or {@code executor}
 * @param strict whether numbers of floating point are added in the order of the iterations
 * @param warmUp seconds that executions are repeated for
 */
public record Writing(List<String> loops, Integer cores, String form, boolean strict, Integer warmUp) {
  ApplyRequest request(Target target, Run run, Machine machine) throws AnalysisException {
    for (String loop : loops == null ? List.<String>of() : loops) {
      if (!loop.matches("[^:]+\\.\\w+:[1-9]\\d{0,6}")) {
        throw new AnalysisException(AnalysisException.Kind.REQUEST, "parcast.loops: '" + loop + "' is not of the form File.java:line");
      }
    }
    return new ApplyRequest(target, run, loops == null ? List.of() : loops, cores == null ? 0 : cores, parsedForm(), Dialect.PYJAMA, strict, machine,
        warmUp == null ? CoresRequest.WARM_UP : warmUp);
  }

  private Form parsedForm() throws AnalysisException {
    String name = form == null || form.isBlank() ? "stream" : form.strip().toLowerCase(Locale.ROOT);
    return switch (name) {
      case "stream" -> Form.STREAM;
      case "executor" -> Form.EXECUTOR;
      default -> throw new AnalysisException(AnalysisException.Kind.REQUEST, "parcast.form: " + form + " is none; there are stream and executor");
    };
  }
}
