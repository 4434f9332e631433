package org.parcast.frontend.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.parcast.frontend.classes.FrontendException;

/**
 * The words of a directive: {@code omp parallel for} and its clauses, as omp4j ({@code // omp}), Pyjama ({@code //#omp}) and JOMP ({@code //omp})
 * write them.
 */
public final class DirectiveText {
  private static final Pattern MARK = Pattern.compile("\\s*(?:#\\s*)?omp\\s+(.*)", Pattern.DOTALL);
  private static final Pattern LOOP = Pattern.compile("(?:parallel\\s+)?for\\b(.*)", Pattern.DOTALL);
  private static final Pattern THREADED = Pattern.compile("(parallel\\s+sections|parallel\\s+master|parallel|sections|task)\\b.*", Pattern.DOTALL);
  /** A name, and in parentheses an argument, which may have two more of them one in the other, as conditions do. */
  private static final Pattern CLAUSE = Pattern.compile("\\s*,?\\s*(\\w+)\\s*(?:\\(((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\))?");

  /** What is meant for a directive and is none. */
  private static final Pattern NEARLY = Pattern.compile("\\s*#?\\s*(?:pragma\\s+omp\\s+(?:parallel|for)|omp[\\s-]+parallel[\\s-]+for)\\b.*", Pattern.DOTALL | Pattern.CASE_INSENSITIVE);

  private static final Pattern NOWAIT = Pattern.compile("\\bnowait\\b");

  /** A comment behind a directive, or within. */
  private static final Pattern REMARK = Pattern.compile("\\s//.*|/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern VARIABLE = Pattern.compile("[\\w$.]+");
  private static final Pattern SCHEDULE = Pattern.compile("(static|dynamic|guided)\\s*(?:,\\s*(\\w+)\\s*)?");
  private static final Pattern REDUCTION = Pattern.compile("(\\+|-|\\*|&&?|\\|\\|?|\\^|min|max)\\s*:\\s*(.+)");

  /** Constructs that are no loops: what they order is not simulated. */
  private static final Set<String> OTHER =
      Set.of("parallel", "critical", "barrier", "master", "single", "sections", "section", "atomic", "ordered", "only", "task", "taskwait", "flush", "target", "await", "gui", "freeguithread");

  /** The one pair of clauses that may name the same variable. */
  private static final Set<String> FIRST_AND_LAST = Set.of("firstprivate", "lastprivate");

  /** Clauses that say nothing of what is simulated. */
  private static final Set<String> IGNORED = Set.of("nowait", "default", "ordered", "if", "copyin", "public");

  /** What may follow {@code parallel} where it begins no loop: other constructs, and clauses. */
  private static final Set<String> AFTER_PARALLEL =
      Set.of("", "sections", "master", "shared", "private", "firstprivate", "reduction", "num_threads", "threadnum", "default", "if", "copyin", "public");

  public String schedule = "";
  public int collapse = 1;
  public final Set<String> shared = new LinkedHashSet<>();
  public final Set<String> privates = new LinkedHashSet<>();
  public final Set<String> firstPrivates = new LinkedHashSet<>();
  public final Set<String> lastPrivates = new LinkedHashSet<>();
  public final List<String> reductions = new ArrayList<>();
  /** By variable, the clause that names it. */
  private final Map<String, String> clauseOf = new HashMap<>();

  private DirectiveText() {}

  /** What the directive, its comment signs taken off, says; null where the comment is none, or none of a loop. */
  public static DirectiveText of(String comment) throws FrontendException {
    Matcher marked = MARK.matcher(comment);
    if (!marked.matches()) {
      if (NEARLY.matcher(comment).matches()) {
        throw new FrontendException("directives are written in small letters, as \"//#omp parallel for\", \"// omp parallel for\" or \"//omp parallel for\"; or begin the comment otherwise");
      }
      return null;
    }
    String text = REMARK.matcher(marked.group(1)).replaceAll("").strip();
    Matcher loop = LOOP.matcher(text);
    if (loop.matches()) {
      DirectiveText directive = new DirectiveText();
      directive.clauses(loop.group(1).strip());
      return directive;
    }
    String[] words = (text + "  ").split("\\W+", 3);
    boolean isParallel = words[0].equals("parallel");
    if (OTHER.contains(words[0]) && !(isParallel && !AFTER_PARALLEL.contains(words[1].toLowerCase(Locale.ROOT)))) {
      return null;
    }
    throw new FrontendException("\"" + (isParallel ? words[0] + " " + words[1] : words[0]) + "\" is no OpenMP construct; write \"omp parallel for\", or begin the comment otherwise");
  }

  /** The construct, as {@code parallel} or {@code sections}, that has threads execute what is no loop; null where the comment is none, or one of a loop. */
  public static String threaded(String comment) {
    Matcher marked = MARK.matcher(comment);
    String text = marked.matches() ? marked.group(1).strip() : "";
    Matcher construct = THREADED.matcher(text);
    return LOOP.matcher(text).matches() || !construct.matches() ? null : construct.group(1).replaceAll("\\s+", " ");
  }

  /** Whether the directive is of a loop behind which threads do not wait for each other. */
  public static boolean isWithoutBarrier(String comment) {
    Matcher marked = MARK.matcher(comment);
    String text = marked.matches() ? REMARK.matcher(marked.group(1)).replaceAll("") : "";
    return LOOP.matcher(text.strip()).matches() && NOWAIT.matcher(text).find();
  }

  /** Whether the directive lets one thread at a time execute what stands below it. */
  public static boolean guards(String comment) {
    Matcher marked = MARK.matcher(comment);
    return marked.matches() && marked.group(1).strip().matches("(?s)(critical|atomic|ordered)\\b.*");
  }

  private void clauses(String text) throws FrontendException {
    if (text.endsWith("\\")) {
      throw new FrontendException("a directive ends with its line: write all of its clauses in one, without a backslash");
    }
    Matcher clause = CLAUSE.matcher(text);
    int at = 0;
    while (at < text.length()) {
      boolean found = clause.find(at) && clause.start() == at;
      if (!found || clause.group(2) == null && text.startsWith("(", clause.end())) {
        throw new FrontendException("\"" + text.substring(at).strip() + "\" is no clause; a parenthesis may be missing");
      }
      clause(clause.group(1), clause.group(2));
      at = clause.end();
    }
  }

  private void clause(String name, String argument) throws FrontendException {
    String given = argument == null ? "" : argument.strip();
    switch (name) {
      case "schedule" -> schedule(given);
      case "collapse" -> collapse = number("collapse", given);
      case "shared" -> shared.addAll(named(name, given));
      case "private" -> privates.addAll(named(name, given));
      case "firstprivate" -> {
        firstPrivates.addAll(named(name, given));
        privates.addAll(firstPrivates);
      }
      case "lastprivate" -> lastPrivates.addAll(named(name, given));
      case "reduction" -> reduction(given);
      case "num_threads", "threadNum", "threadnum" -> threads(name, given);
      default -> {
        if (!IGNORED.contains(name.toLowerCase(Locale.ROOT))) {
          throw new FrontendException(
              "there is no clause \"" + name + "\"; known are schedule, collapse, shared, private, firstprivate, lastprivate, reduction, num_threads, if, default, ordered, nowait and copyin");
        }
      }
    }
  }

  /** Notes that the clause names the variable: no other may, but that a variable may be first and last private. */
  private void name(String variable, String clause) throws FrontendException {
    String other = clauseOf.putIfAbsent(variable, clause);
    if (other != null && !other.equals(clause) && !(FIRST_AND_LAST.contains(other) && FIRST_AND_LAST.contains(clause))) {
      throw new FrontendException("\"" + variable + "\" cannot be both " + other + " and " + clause + "; take it out of one of the clauses");
    }
  }

  private void schedule(String given) throws FrontendException {
    if (!schedule.isEmpty()) {
      throw new FrontendException("there are two schedule clauses; leave one");
    }
    if (given.equals("runtime") || given.equals("auto")) {
      return; // as --schedule says
    }
    Matcher known = SCHEDULE.matcher(given);
    if (!known.matches()) {
      throw new FrontendException("schedule(" + given + "): write schedule(static), schedule(dynamic) or schedule(guided), with a chunk as in schedule(static,4)");
    }
    schedule = known.group(2) == null ? known.group(1) : known.group(1) + "," + number("schedule", known.group(2));
  }

  private void reduction(String given) throws FrontendException {
    Matcher known = REDUCTION.matcher(given);
    if (!known.matches()) {
      throw new FrontendException("reduction(" + given + "): write an operator and variables, as in reduction(+:sum)");
    }
    for (String variable : variables("reduction", known.group(2))) {
      name(variable, "reduction(" + known.group(1) + ")");
      reductions.add(known.group(1) + ":" + variable);
      privates.add(variable);
    }
  }

  /** How many threads there are is not simulated; what it says must make sense all the same. */
  private static void threads(String clause, String given) throws FrontendException {
    if (given.isEmpty() || given.matches("[-+]?\\d+")) {
      number(clause, given);
    }
  }

  /**
   * Checks that the program has the variables that the clauses name.
   *
   * @param known names of those that are visible at the loop
   */
  public void checkVariables(Set<String> known) throws FrontendException {
    Set<String> named = new LinkedHashSet<>(shared);
    named.addAll(privates);
    named.addAll(lastPrivates);
    for (String variable : named) {
      if (!known.contains(variable.substring(variable.lastIndexOf('.') + 1))) {
        throw new FrontendException("there is no variable \"" + variable + "\" here; name one of the method or a field, or take it out of the clause");
      }
    }
  }

  private static int number(String clause, String given) throws FrontendException {
    try {
      int number = Integer.parseInt(given);
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw new FrontendException(clause + ": \"" + given + "\" is no whole number above 0");
  }

  private List<String> named(String clause, String given) throws FrontendException {
    List<String> names = variables(clause, given);
    for (String name : names) {
      name(name, clause);
    }
    return names;
  }

  private static List<String> variables(String clause, String given) throws FrontendException {
    List<String> names = new ArrayList<>();
    for (String name : given.split(",", -1)) {
      if (!VARIABLE.matcher(name.strip()).matches()) {
        throw new FrontendException(clause + "(" + given + "): \"" + name.strip() + "\" is no variable");
      }
      names.add(name.strip());
    }
    return names;
  }
}
