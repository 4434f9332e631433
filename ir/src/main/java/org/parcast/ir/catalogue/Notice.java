package org.parcast.ir.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What Parcast tells its users: the findings at lines, and the warnings. Each has an identifier, a sentence, and a page in {@code docs/catalogue} that says what
 * it means, with an example and how to silence it.
 */
public enum Notice {
  LOOP_PARALLEL(Level.NOTE, "The iterations of this loop may run at the same time."),
  LOOP_PRIVATIZE(Level.NOTE, "The iterations may run at the same time if each thread has copies of some variables."),
  LOOP_REDUCTION(Level.NOTE, "The iterations may run at the same time if partial results are combined."),
  LOOP_PIPELINE(Level.NOTE, "The iterations of this loop can overlap as a wavefront."),
  LOOP_SEQUENTIAL(Level.NOTE, "The iterations of this loop have to run one after another, or it is not known that they need not."),
  COMM_TRAFFIC(Level.NOTE, "Values born here travel between ranks."),
  COMM_COLLECTIVE(Level.NOTE, "Every rank needs this value: a collective operation keeps it equal."),
  FALSE_SHARING(Level.WARNING, "Threads use different data of one cache line."),
  NOT_JUDGED(Level.WARNING, "The loops of a file are not judged while it is compiled or edited."),
  SOURCE_UNREAD(Level.WARNING, "A source file could not be parsed; its loops come from the class files."),
  EXCLUDE_UNMATCHED(Level.WARNING, "`--exclude` names no class or package of the program."),
  METHOD_TOO_LARGE(Level.WARNING, "A method is not traced: rewritten it would pass 64 KB."),
  STREAMS_UNCHECKED(Level.WARNING, "Parallel streams were not checked for races."),
  THREADS_IN_TURN(Level.WARNING, "The program started threads; they took turns and were analysed as one."),
  STACK_OVERFLOWED(Level.WARNING, "The stack overflowed, perhaps in the recorder: a few values may be missing."),
  LENGTHS_DIFFER(Level.WARNING, "Allocations in a step differ in length from the step before; their words count as new."),
  NOT_MODELLED(Level.WARNING, "Values went through code that is not followed; what is computed from them is missing."),
  UNBALANCED(Level.WARNING, "No decomposition keeps every rank busy and the heaviest within 1.10 of the mean."),
  IN_TURN(Level.WARNING, "Ranks wait for what others compute in the same step: they work in turn."),
  NETWORK_MODEL(Level.WARNING, "The network figures leave what the published model was checked for."),
  MACHINE_BUSY(Level.WARNING, "The machine was busy while it was measured."),
  MACHINE_CACHES(Level.WARNING, "The system does not tell of its caches: typical sizes are taken."),
  RACE(Level.WARNING, "Iterations of a loop or stream that is run in parallel depend on each other."),
  CLAUSE(Level.WARNING, "A clause of a directive shares, copies or loses a variable wrongly."),
  DIRECTIVE_FORM(Level.WARNING, "A directive is malformed, or stands above a loop that it cannot run."),
  BESIDE_LOOPS(Level.WARNING, "What directives run beside loops is taken as core 0's, and `nowait` is left aside."),
  SCALA_LOOPS(Level.WARNING, "Loops that Scala's library runs are not judged."),
  LOOPS_NOT_WATCHED(Level.WARNING, "No run shows what the loops do: only what is proven is told."),
  WATCHED_IN_PART(Level.WARNING, "Dependences, or cache lines, were watched for the first references only."),
  THREADS_MIMICKED(Level.WARNING, "The threads were mimicked from a sequential run, from these loops."),
  ONE_THREAD(Level.WARNING, "Only one thread of the program touched memory."),
  NO_REFERENCES(Level.WARNING, "No reference was followed: all rates and misses are those of none."),
  NO_PARALLEL_BLOCK(Level.WARNING, "No block of a labelled trace is of a parallel region: one core makes all references."),
  MOSTLY_SEQUENTIAL(Level.WARNING, "The loops that run in parallel make less than half of the run's references."),
  NO_MESSAGES(Level.WARNING, "No rank sends a message, so every placement is as good."),
  LEFT_OUT(Level.WARNING, "Caches and threads are left out: the run made too many references for `analyze`."),
  UNITS_SHARED(Level.WARNING, "Tasks share processing units, or a strategy leaves some idle."),
  DAGTM_SINGLE(Level.WARNING, "DagTM groups the threads of a core, and a core here runs one."),
  MATRIX_REVERSED(Level.WARNING, "The matrix is symmetric only with its rows from the last task on, and was read so."),
  NOT_COMPARED(Level.WARNING, "Two results do not fit together: they are not compared, or not on the same terms."),
  LOOP_AMBIGUOUS(Level.WARNING, "Several loops start at this line, and the first is taken."),
  NOT_TIMED(Level.WARNING, "Nothing is told of times, or hit rates, that were not measured."),
  CORES_LEFT_OUT(Level.WARNING, "The machine has fewer cores than were asked for."),
  PARTIAL(Level.WARNING, "The run ended early; figures are of what was recorded until then."),
  NOT_WRITTEN(Level.WARNING, "A loop is not written in parallel."),
  WRITTEN_UNSURE(Level.WARNING, "A loop is written in parallel that may pay, or not."),
  PARTS(Level.WARNING, "Parts are heavier than asked for, or not connected."),
  OPTION_UNUSED(Level.WARNING, "An option has no effect on this target."),
  GRAPH_OF_VARIABLES(Level.WARNING, "The graph is too large: that of the variables was written."),
  POINT_FAILED(Level.WARNING, "A point of a sweep failed; the next call tries it again."),
  LIMIT_UNCHECKED(Level.WARNING, "A rule of `--fail-on` was not checked: there is no such forecast.");

  /** How much it weighs, as SARIF has it. */
  public enum Level {
    NOTE,
    WARNING
  }

  private static final Pattern IDENTIFIER = Pattern.compile("\\[([a-z0-9-]+)]$");

  private final Level level;
  private final String title;

  Notice(Level level, String title) {
    this.level = level;
    this.title = title;
  }

  /** By which users know it, as in {@code loop-parallel}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public Level level() {
    return level;
  }

  /** What it means, in one sentence. */
  public String title() {
    return title;
  }

  /** The message as users see it: with the identifier at its end. */
  public String of(String message) {
    return message + " [" + id() + "]";
  }

  /** The message without the identifier at its end. */
  public String without(String message) {
    String end = of("");
    return message.endsWith(end) ? message.substring(0, message.length() - end.length()) : message;
  }

  /** Whether a message ends with its identifier. */
  public boolean isOf(String message) {
    return message.endsWith(of(""));
  }

  /** What a message is about, if it ends with an identifier. */
  public static Optional<Notice> in(String message) {
    Matcher identifier = IDENTIFIER.matcher(message);
    return identifier.find() ? Arrays.stream(values()).filter(notice -> notice.id().equals(identifier.group(1))).findFirst() : Optional.empty();
  }

  /** Its page, as Markdown. */
  public String page() {
    try (InputStream page = Notice.class.getResourceAsStream(id() + ".md")) {
      return new String(page.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where its page is published; empty of a build that does not say where. */
  public Optional<URI> address() {
    Properties build = new Properties();
    try (InputStream settings = Notice.class.getResourceAsStream("catalogue.properties")) {
      build.load(settings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return address(build.getProperty("home"));
  }

  /** The same below the address of a published {@code docs/catalogue}. */
  Optional<URI> address(String home) {
    return home.isEmpty() ? Optional.empty() : Optional.of(URI.create(home + (home.endsWith("/") ? "" : "/") + id() + ".md"));
  }
}
