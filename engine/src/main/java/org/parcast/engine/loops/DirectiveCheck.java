package org.parcast.engine.loops;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.frontend.source.ParallelDirective;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.ir.catalogue.Notice;

/** Whether a loop may run as the directive above it asks: what its clauses leave shared, or keep or gather otherwise than the loop does. */
final class DirectiveCheck {
  private final ParallelDirective directive;
  private final LoopVerdict verdict;
  private final String place;
  private final List<String> warnings = new ArrayList<>();

  private DirectiveCheck(ParallelDirective directive, LoopFinding loop) {
    this.directive = directive;
    this.verdict = loop.best();
    this.place = place(directive, loop.line());
  }

  /** What is wrong with the directive whatever the loop turns out to do: the loop's header, and copies that begin without the value that is read. */
  static List<String> asWritten(ParallelDirective directive) {
    SourceLoop loop = directive.loop();
    String place = place(directive, loop.line());
    if (!loop.syntax().uncounted().isEmpty()) {
      return List.of(Notice.DIRECTIVE_FORM.of(place + "no directive can run this loop in parallel, as that in line " + directive.line() + " asks: " + loop.syntax().uncounted()));
    }
    return directive.privates().stream().filter(name -> !directive.firstPrivates().contains(name) && directive.reductions().stream().noneMatch(gathered -> gathered.endsWith(":" + name)))
        .filter(loop.syntax()::onlyReads).sorted().map(name -> Notice.CLAUSE.of(place + withoutValue(directive, name))).toList();
  }

  private static String place(ParallelDirective directive, int line) {
    return Path.of(directive.file()).getFileName() + ":" + line + ": ";
  }

  private static String withoutValue(ParallelDirective directive, String name) {
    return "iterations read what " + name + " held before the loop: write firstprivate(" + name + ") in line " + directive.line();
  }

  /** What is wrong with the directive, each a sentence with file and lines. */
  static List<String> of(ParallelDirective directive, LoopFinding loop) {
    DirectiveCheck check = new DirectiveCheck(directive, loop);
    if (!check.verdict.verdict().isUnordered()) {
      check.order();
    }
    if (check.verdict.dependences().stream().noneMatch(DirectiveCheck::isLock)) {
      check.clauses();
    }
    return check.warnings;
  }

  /** The same of a loop inside, whose iterations the directive runs in parallel with the others: what its clauses lack is told of the loop below it. */
  static List<String> ofInner(ParallelDirective directive, LoopFinding loop) {
    DirectiveCheck check = new DirectiveCheck(directive, loop);
    if (!check.verdict.verdict().isUnordered()) {
      check.order();
    }
    return check.warnings;
  }

  /** In words, with both lines. */
  static String text(Dependence dependence) {
    String there = dependence.what() + ", " + dependence.lines();
    if (dependence.kind() == Dependence.Kind.CONTROL) {
      return "each iteration decides whether there is a next one: " + there;
    } else if (dependence.kind() == Dependence.Kind.CALL) {
      return "what it calls has to come in order, or is not known: " + there;
    }
    String sure = dependence.certainty() == Certainty.ASSUMED ? "there may be a dependence (" : "there is a dependence (";
    return sure + dependence.kind().label() + "): " + there;
  }

  /** Of each variable the first dependence that the clauses leave. */
  private void order() {
    Set<String> told = new HashSet<>();
    verdict.dependences().stream().filter(dependence -> !isSettled(dependence) && told.add(dependence.what())).forEach(dependence -> {
      boolean own = directive.privates().contains(dependence.what()) || operator(dependence.what()).isPresent();
      warn(Notice.RACE, (own ? "the directive gives each thread its own " + dependence.what() : "the directive runs this loop in parallel") + ", but " + text(dependence));
    });
  }

  private boolean isSettled(Dependence dependence) {
    String what = dependence.what();
    return operator(what).isPresent() && !isNeeded(dependence)
        || dependence.kind() == Dependence.Kind.OUTPUT && directive.lastPrivates().contains(what)
        || dependence.kind() != Dependence.Kind.FLOW && what.contains("[") && hasCopies(what.substring(0, what.indexOf('[')))
        || isLock(dependence)
        || isGuarded(dependence);
  }

  /** Whether threads wait for each other by themselves, at places that the directive does not tell of. */
  private static boolean isLock(Dependence dependence) {
    return dependence.kind() == Dependence.Kind.CALL && dependence.what().equals("synchronized");
  }

  /** Whether an iteration certainly needs what was gathered before it: {@code s += s + a[i]}. */
  private static boolean isNeeded(Dependence dependence) {
    return dependence.kind() == Dependence.Kind.FLOW && dependence.certainty() == Certainty.PROVEN;
  }

  /** Whether threads come to both places one after the other. */
  private boolean isGuarded(Dependence dependence) {
    return dependence.isInOneFile() && directive.guarded().contains(dependence.fromLine()) && directive.guarded().contains(dependence.toLine());
  }

  private void clauses() {
    directive.privates().stream().filter(name -> operator(name).isEmpty() && !verdict.needsCopies(name)).sorted().forEach(this::left);
    verdict.reductions().forEach(this::gathered);
    for (String name : verdict.counters()) {
      if (!isOwn(name)) {
        warn(race(name) + ", which counts on from iteration to iteration: compute it from the loop's counter");
      } else if (hasCopies(name)) {
        warn(name + " counts on from iteration to iteration, which each thread's own does not: compute it from the loop's counter");
      }
    }
    for (String name : verdict.privates()) {
      if (!isOwn(name)) {
        warn(race(name) + ", which all iterations write: " + remedy(name, "private(" + name + ")", Directive.KEPT_IN_ITERATION));
      }
    }
    for (String name : verdict.firstPrivates()) {
      if (!isOwn(name)) {
        warn(race(name) + ", which all iterations write: " + remedy(name, "firstprivate(" + name + ")", Directive.KEPT_IN_ITERATION));
      } else if (!directive.firstPrivates().contains(name)) {
        warn(withoutValue(directive, name));
      }
    }
  }

  /** What iterations leave in arrays is for who comes after them. */
  private void left(String name) {
    if (directive.loop().syntax().leavesElements(name)) {
      warn("what the iterations leave in " + name + " is lost where each thread has its own: take it out of the clause in line " + directive.line());
    }
  }

  private void gathered(Reduction reduction) {
    String name = reduction.variable();
    Optional<String> operator = operator(name);
    if (reduction.isLast() && reduction.hasClause() && directive.lastPrivates().contains(name)) {
      return;
    }
    if (operator.isPresent() && !isUnreached(name)) {
      if (!means(operator.get(), reduction.operator())) {
        warn(name + " is gathered by " + reduction.operator() + ", not by " + operator.get() + ": " + clause(reduction));
      }
    } else if (!isOwn(name)) {
      warn(race(name) + (reduction.isLast() ? ", which " + (reduction.operator().equals(Reduction.LAST_IF) ? "some" : "all") + " iterations write: " : ", which all iterations read and write: ") + gathering(reduction));
    } else if (hasCopies(name) && (!reduction.ofElements() || directive.loop().syntax().leavesElements(name))) {
      String lost = reduction.isLast() ? "the last value of " : "what the iterations gather in ";
      warn(lost + name + " is lost where each thread has its own: " + clause(reduction));
    }
  }

  /** By which operator the directive gathers a variable. */
  private Optional<String> operator(String name) {
    return directive.reductions().stream().filter(reduction -> reduction.endsWith(":" + name)).map(reduction -> reduction.substring(0, reduction.indexOf(':'))).findFirst();
  }

  /** Whether a clause's operator does what the loop does. None says that a position is gathered. */
  private static boolean means(String written, String meant) {
    return switch (written) {
      case "-" -> meant.equals("+");
      case "&&" -> meant.equals("&");
      case "||" -> meant.equals("|");
      default -> written.equals(meant) || meant.startsWith("arg");
    };
  }

  /** Whether threads have copies of the variable, or come to it one after the other. */
  private boolean isOwn(String name) {
    return hasCopies(name) || lifted(name).filter(this::isGuarded).isPresent();
  }

  /** Whether called methods use the shared field whatever the clauses say. */
  private boolean isUnreached(String name) {
    return verdict.unreached().contains(name);
  }

  private boolean hasCopies(String name) {
    return !isUnreached(name) && (directive.privates().contains(name) || directive.lastPrivates().contains(name));
  }

  /** The clause to add, or else what to do where a clause cannot name it. */
  private String remedy(String name, String clause, String otherwise) {
    if (isUnreached(name)) {
      return Directive.usedByCalled(name);
    }
    String add = "add " + clause + " to the directive in line " + directive.line();
    return Directive.isNameable(name) ? add : Directive.severalNames(name).orElse(otherwise);
  }

  private String gathering(Reduction reduction) {
    String name = reduction.variable();
    boolean known = reduction.hasClause() || isUnreached(name) || !Directive.isNameable(name);
    return known ? remedy(name, reduction.clause(), Directive.gatheredAside(name)) : withoutClause(reduction);
  }

  private String clause(Reduction reduction) {
    return reduction.hasClause() ? "write " + reduction.clause() + " in line " + directive.line() : withoutClause(reduction);
  }

  private static String withoutClause(Reduction reduction) {
    return "no clause gathers " + (reduction.isPosition() ? "a position" : "in the order of the iterations") + ": " + Directive.gatheredOtherwise(reduction);
  }

  private Optional<Dependence> lifted(String name) {
    return verdict.lifted().stream().filter(dependence -> dependence.what().equals(name)).findFirst();
  }

  /** The variable with the lines of one iteration and of another that meet in it. */
  private String race(String name) {
    return "race on " + name + lifted(name).map(dependence -> " in " + dependence.lines()).orElse("");
  }

  private void warn(String sentence) {
    warn(Notice.CLAUSE, sentence);
  }

  private void warn(Notice notice, String sentence) {
    warnings.add(notice.of(place + sentence));
  }
}
