package org.parcast.engine.build;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.apply.Destination;
import org.parcast.engine.apply.UnifiedDiff;
import org.parcast.engine.check.CheckResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.FileFault;
import org.parcast.engine.run.ResultFile;
import org.parcast.engine.run.ResultNames;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Target;
import org.parcast.report.apply.ApplyJson;
import org.parcast.report.apply.ApplyText;
import org.parcast.report.apply.CheckJson;
import org.parcast.report.apply.CheckText;

/** The parallel version of a project, as a patch and as changed copies, under a name that no other program's results have in the directory. */
final class ParallelVersion {
  private final Path output;
  private final Target target;

  ParallelVersion(Path output, Target target) {
    this.output = output;
    this.target = target;
  }

  /** Writes it, and what was done as text. */
  void write(ApplyResult result, StringBuilder told) throws AnalysisException, IOException {
    String name = name(result.run());
    Path patch = output.resolve(name + ".patch");
    write(patch, ResultFile.text(to -> to.append(UnifiedDiff.of(result.files()))));
    Destination.directory(Destination.usual(output, name), result.files());
    write(output.resolve(name + "-apply.json"), to -> ApplyJson.write(result.application(), result.run().message(), result.warnings(), to));
    ApplyText.write(result.application(), result.files().isEmpty() ? "" : "Patch: " + patch, told);
  }

  /** Writes what came of trying it. */
  void write(CheckResult result, StringBuilder told) throws AnalysisException, IOException {
    write(output.resolve(name(result.applied().run()) + "-check.json"),
        to -> CheckJson.write(result.applied().application(), result.trial(), result.applied().run().message(), result.applied().warnings(), to));
    CheckText.write(result.trial(), told);
  }

  private String name(RunSummary run) throws IOException {
    return ResultNames.taken(output, run.name(), target, run.mainClass());
  }

  private static void write(Path file, ResultFile.Content content) throws AnalysisException {
    try {
      ResultFile.write(file, content);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot write " + file + ": " + FileFault.reason(e), e);
    }
  }
}
