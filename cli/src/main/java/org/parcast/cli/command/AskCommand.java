package org.parcast.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.parcast.cli.argument.Format;
import org.parcast.cli.console.ExitCode;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.cli.option.ProgramTarget;
import org.parcast.cli.option.ResultWriter;
import org.parcast.engine.question.Answer;
import org.parcast.engine.question.Question;
import org.parcast.engine.question.Questions;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Target;
import org.parcast.ir.Similar;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.json.TablesJson;
import org.parcast.report.page.TablesPage;
import org.parcast.report.page.block.TableCsv;
import org.parcast.report.text.TablesText;
import org.parcast.report.words.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Asks a question of the registry. */
@Command(
    name = "ask",
    customSynopsis = "parcast ask [QUESTION TARGET] [options] [-- program arguments]",
    header = "Ask a question of a run's references to memory",
    description = "%nRuns a sequential program, or takes a recording with a block trace, and answers by tables. Without a question, lists those that there are; jars on the class path may add some.",
    footer = {"%nExamples:", "  parcast ask                                      the questions", "  parcast ask footprint Heat2D.java -- 256 10      memory that each loop touches"})
public final class AskCommand extends ProgramCommand {
  @Parameters(index = "0", arity = "0..1", paramLabel = "QUESTION", description = "Name of the question.")
  private String name;

  @Parameters(index = "1..*", arity = "0..*", hideParamSyntax = true, paramLabel = "TARGET", description = "A program (source file or several, directory, jar), or a recording with a block trace (NAME.parcast).")
  private List<Path> targets = List.of();

  @Override
  public Integer call() throws AnalysisException {
    if (name == null) {
      TextTable table = new TextTable("ll");
      Questions.all().forEach(question -> table.row(question.name(), question.text()));
      console().out().print(table.toText("  "));
      return ExitCode.DONE;
    }
    Question question = question();
    if (targets.isEmpty()) {
      throw refused("parcast ask " + name + " needs TARGET; see parcast ask --help");
    }
    output().check(commandLine());
    if (output().formats().contains(Format.SARIF) || output().formats().contains(Format.MARKDOWN)) {
      throw refused("--format: an answer is tables: text, json, html or csv");
    }
    ProgramTarget target = ProgramTarget.of(targets);
    Target classes = program(target);
    checkRecording(classes);
    target.check();
    Answer answer;
    try (ProgressDisplay progress = progress(output())) {
      answer = Questions.ask(new AnalysisSession(classes, run(classes), output().directory(), progress), question);
    }
    answer.warnings().forEach(console()::warning);
    Report none = Report.of(ReportContext.named(answer.run().name(), answer.warnings()).endedEarly(answer.reason()), answer.run().sources());
    writer(output(), classes, answer.run()).write("-" + answer.question(), none, () -> TablesPage.of(answer.run().name(), answer.reason(), answer.text(), answer.tables(), answer.warnings()),
        to -> TablesText.write(answer.tables(), to), to -> TablesJson.write(answer.question(), answer.reason(), answer.warnings(), answer.tables(), to),
        answer.tables().stream().map(table -> new ResultWriter.Csv("-" + table.id(), to -> to.append(TableCsv.of(table)))).toList());
    return outcome(output(), none, answer.run().end(), answer.run().message());
  }

  private Question question() {
    Optional<Question> found = Questions.named(name);
    List<String> names = Questions.all().stream().map(Question::name).toList();
    return found.orElseThrow(() -> refused("there is no question " + name + Similar.meant(name, names) + "; there are: " + names.stream().collect(Collectors.joining(", "))));
  }
}
