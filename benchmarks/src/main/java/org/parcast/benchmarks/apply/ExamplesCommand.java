package org.parcast.benchmarks.apply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.measure.Quiet;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.Form;
import org.parcast.engine.apply.UnifiedDiff;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.check.CheckResult;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Whole programs from forecast to patch to measured speed-up. The page is written from the records alone. */
@Command(name = "examples", mixinStandardHelpOptions = true,
    description = "Applies and checks whole programs, keeps a record and a patch of each, and writes the page of them. The machine should do nothing else.")
public final class ExamplesCommand implements Callable<Integer> {
  @Option(names = "--record", paramLabel = "DIR", description = "Where the records and patches are kept (default: ${DEFAULT-VALUE}).")
  private Path record = Path.of("benchmarks/src/main/truth/examples");

  @Option(names = "--page", paramLabel = "FILE", description = "The page (default: ${DEFAULT-VALUE}).")
  private Path page = Path.of("docs/examples.md");

  @Option(names = "--only", paramLabel = "NAME", description = "Only the example of this name.")
  private String only = "";

  @Option(names = "--page-only", description = "Run nothing: write the page from the records.")
  private boolean pageOnly;

  @Override
  public Integer call() throws AnalysisException, IOException {
    for (Example example : pageOnly ? List.<Example>of() : Example.ALL) {
      if (only.isEmpty() || only.equals(example.name())) {
        measure(example);
      }
    }
    List<ExampleRecord> records = new ArrayList<>();
    for (Example example : Example.ALL) {
      records.addAll(ExampleRecord.read(record, example).stream().toList());
    }
    Files.writeString(page, ExamplesPage.of(records));
    System.out.print(ExamplesPage.table(records));
    return records.stream().allMatch(ExampleRecord::right) ? 0 : 1;
  }

  private void measure(Example example) throws AnalysisException, IOException {
    Files.createDirectories(record);
    Machine here = Machines.here(record.resolve("machine.yaml"), AnalysisListener.SILENT);
    Run run = new Run(example.arguments(), List.of(), Path.of("").toAbsolutePath(), null, Duration.ofMinutes(20));
    ApplyRequest apply = new ApplyRequest(Target.of(example.source()), run, List.of(), here.cores(), Form.STREAM, Dialect.PYJAMA, false, here, 1);
    String before = Quiet.look(here);
    CheckResult result = CheckEngine.check(new CheckRequest(apply, false), AnalysisListener.SILENT);
    new ExampleRecord(example, List.of(before, Quiet.look(here)), result.trial(), "", UnifiedDiff.of(result.applied().files())).write(record);
  }
}
