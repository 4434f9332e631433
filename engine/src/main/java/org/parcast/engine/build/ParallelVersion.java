package org.parcast.engine.build;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.engine.apply.ApplyEngine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.apply.Destination;
import org.parcast.engine.apply.UnifiedDiff;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.check.CheckResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.FileFault;
import org.parcast.engine.run.ResultFile;
import org.parcast.report.apply.ApplyJson;
import org.parcast.report.apply.ApplyText;
import org.parcast.report.apply.CheckJson;
import org.parcast.report.apply.CheckText;

/** The parallel version of a project, as a patch and as changed copies. */
final class ParallelVersion {
  private final Path output;
  private final AnalysisListener listener;

  ParallelVersion(Path output, AnalysisListener listener) {
    this.output = output;
    this.listener = listener;
  }

  /** Writes it, and what was done as text. */
  void apply(ApplyRequest request, StringBuilder told) throws AnalysisException, IOException {
    ApplyResult result = ApplyEngine.apply(request, listener);
    Path patch = output.resolve(result.run().name() + ".patch");
    write(patch, ResultFile.text(to -> to.append(UnifiedDiff.of(result.files()))));
    Destination.directory(output.resolve("parallel"), result.files());
    write(output.resolve(result.run().name() + "-apply.json"), to -> ApplyJson.write(result.application(), result.run().message(), result.warnings(), to));
    ApplyText.write(result.application(), "Patch: " + patch, told);
  }

  /** Tries it; whether it differs from the sequential one. */
  boolean check(ApplyRequest request, StringBuilder told) throws AnalysisException, IOException {
    CheckResult result = CheckEngine.check(new CheckRequest(request, false), listener);
    write(output.resolve(result.applied().run().name() + "-check.json"),
        to -> CheckJson.write(result.applied().application(), result.trial(), result.applied().run().message(), result.applied().warnings(), to));
    CheckText.write(result.trial(), told);
    return result.trial().differs();
  }

  private static void write(Path file, ResultFile.Content content) throws AnalysisException {
    try {
      ResultFile.write(file, content);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot write " + file + ": " + FileFault.reason(e), e);
    }
  }
}
