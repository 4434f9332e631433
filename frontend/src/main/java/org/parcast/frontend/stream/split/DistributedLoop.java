package org.parcast.frontend.stream.split;

import com.github.javaparser.JavaToken;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.EditedText;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;
import org.parcast.frontend.stream.part.IterationCount;
import org.parcast.frontend.stream.part.PartForm;

/**
 * A loop as several, one after another, each with some of its statements. What a loop computes that a later one reads is kept in an array of as many elements as the loop has iterations.
 */
public final class DistributedLoop {
  /** What stands in the line above a loop of a group. */
  private static final String MARK = "// parcast$group ";

  private final BodyUnits units;
  private final ForStmt loop;
  private final List<BitSet> groups;
  private final IterationCount count;
  private final String indentation;
  private final Map<ValueFlow.Kept, String> arrays = new LinkedHashMap<>();
  private final Map<ValueFlow.Kept, String> renamed = new LinkedHashMap<>();
  private final List<String> places = new ArrayList<>();
  private final List<BitSet> contents;

  /**
   * @param groups the units of each loop, in their order; without those that may be repeated
   * @throws NoStream where its iterations cannot be counted, or a value cannot be kept
   */
  public DistributedLoop(BodyUnits units, List<BitSet> groups) throws NoStream {
    this.units = units;
    this.loop = units.loop();
    this.groups = List.copyOf(groups);
    this.count = IterationCount.of(loop);
    this.indentation = Body.indentation(loop);
    this.contents = groups.stream().map(units::needed).toList();
    if (loop.getParentNode().filter(LabeledStmt.class::isInstance).isPresent()) {
      throw new NoStream("it has a label");
    }
    NamesInScope names = units.names();
    names.fresh(count.name());
    for (BitSet content : contents) {
      for (ValueFlow.Kept kept : units.read(content)) {
        ValueFlow flow = kept.flow();
        if (flow.type().equals("var") || flow.type().isEmpty()) {
          throw new NoStream("the type of " + flow.name() + " is not written: declare it with its type");
        } else if (isTypeVariable(flow.type())) {
          throw new NoStream("of " + flow.name() + " there are no arrays, as its type is a variable");
        }
        arrays.computeIfAbsent(kept, made -> names.fresh(flow.name() + (kept.atBegin() ? "Before" : "Of")));
        if (flow.isOuter()) {
          renamed.computeIfAbsent(kept, made -> names.fresh("own", flow.name()));
        }
      }
      places.add(count.index().isEmpty() ? names.fresh("at") : "");
    }
  }

  private boolean isTypeVariable(String type) {
    String element = type.replace("[]", "").strip();
    return loop.findAncestor(CallableDeclaration.class).map(callable -> ((CallableDeclaration<?>) callable).getTypeParameters().stream().anyMatch(each -> each.getNameAsString().equals(element)))
        .orElse(false) || element.matches("[A-Z]") ;
  }

  /** Names of the variables whose values are kept for each iteration. */
  public Set<String> kept() {
    return arrays.keySet().stream().map(kept -> kept.flow().name()).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** A text about these loops in the words of the loop that they come from: by the names of its variables, and without lines. */
  public String inItsWords(String text) {
    String told = text.replaceAll(" \\(lines? [^)]*\\)| (?:st|ld)? ?line \\d+", "");
    for (Map.Entry<ValueFlow.Kept, String> own : renamed.entrySet()) {
      told = told.replaceAll("\\b" + Pattern.quote(own.getValue()) + "\\b", Matcher.quoteReplacement(own.getKey().flow().name()));
    }
    for (Map.Entry<ValueFlow.Kept, String> array : arrays.entrySet()) {
      told = told.replaceAll("\\b" + Pattern.quote(array.getValue()) + "\\b", Matcher.quoteReplacement(array.getKey().flow().name()));
    }
    return told;
  }

  /** How many loops there are. */
  public int size() {
    return groups.size();
  }

  /** The lines of the source that a group has, in words. */
  public String lines(int group) {
    return units.lines(groups.get(group));
  }

  /** The loops as they stand in order, for a file in which {@link #line} finds them. */
  public List<String> inOrder() {
    List<String> lines = new ArrayList<>(List.of("{"));
    count.head().forEach(line -> lines.add("\t" + line));
    lines.add("\tfinal long " + count.name() + " = " + count.count() + ";");
    declared().forEach(line -> lines.add("\t" + line));
    for (int group = 0; group < groups.size(); group++) {
      if (!places.get(group).isEmpty()) {
        lines.add("\tint " + places.get(group) + " = 0;");
      }
      lines.add("\t" + MARK + loop.getBegin().orElseThrow().line + " " + group);
      loop(group).forEach(line -> lines.add("\t" + line));
    }
    lines.add("}");
    return lines;
  }

  /** Line of a group's loop in a text that {@link #inOrder} is in, from 1; 0 where it is not there. */
  public int line(String text, int group) {
    return text.lines().map(String::strip).toList().indexOf(MARK + loop.getBegin().orElseThrow().line + " " + group) + 2;
  }

  /**
   * The loops, some of them in parts: in one form, of which the loop is what it stands for.
   *
   * @param parts by number of the group, those that are in parts
   */
  public PartForm inParts(Map<Integer, PartForm> parts) {
    List<String> run = new ArrayList<>(declared());
    List<String> methods = new ArrayList<>();
    List<PartForm.Scratch> scratch = new ArrayList<>();
    List<PartForm.Floating> floating = new ArrayList<>();
    Map<String, PartForm.Changed> changed = new LinkedHashMap<>();
    boolean copies = false;
    Set<String> roots = new LinkedHashSet<>(roots());
    for (int group = 0; group < groups.size(); group++) {
      PartForm form = parts.get(group);
      if (!places.get(group).isEmpty()) {
        run.add("int " + places.get(group) + " = 0;");
      }
      if (form == null) {
        run.addAll(loop(group));
        changedBy(contents.get(group)).forEach(each -> changed.putIfAbsent(each.name(), each));
        continue;
      }
      run.add("{");
      form.head().forEach(line -> run.add("\t" + line));
      run.add("\tfinal long " + form.counted() + " = " + form.count() + ";");
      form.run().forEach(line -> run.add("\t" + line));
      run.add("}");
      if (!methods.isEmpty()) {
        methods.addAll(List.of("", "/** Runs some iterations of a loop behind it. */"));
      }
      methods.addAll(form.method());
      scratch.addAll(form.scratch());
      floating.addAll(form.floating());
      copies |= form.copies();
      form.changed().stream().filter(each -> !places.contains(each.name())).forEach(each -> changed.putIfAbsent(each.name(), each));
      form.roots().stream().filter(root -> !arrays.containsValue(root)).forEach(roots::add);
    }
    return new PartForm(Body.plain(loop), List.of(), count.head(), count.count(), count.name(), run, methods, List.copyOf(changed.values()), List.copyOf(roots), scratch, copies, floating, "");
  }

  /** Arrays of the values that loops leave to later ones. */
  private List<String> declared() {
    List<String> lines = new ArrayList<>();
    arrays.forEach((kept, array) -> {
      String type = kept.flow().type();
      String erased = type.replaceAll("<.*>", "");
      int bracket = erased.indexOf('[');
      String element = bracket < 0 ? erased : erased.substring(0, bracket).strip();
      String rest = bracket < 0 ? "" : erased.substring(bracket);
      lines.add("final " + type + "[] " + array + " = new " + element + "[(int) " + count.name() + "]" + rest + ";");
    });
    return lines;
  }

  /** The loop with the statements of one group. */
  private List<String> loop(int group) {
    BitSet content = contents.get(group);
    String place = places.get(group).isEmpty() ? count.index() : places.get(group);
    List<String> begins = new ArrayList<>();
    EditedText text = new EditedText();
    for (ValueFlow.Kept kept : units.read(content)) {
      ValueFlow flow = kept.flow();
      String name = renamed.getOrDefault(kept, flow.name());
      begins.add("final " + flow.type() + " " + name + " = " + arrays.get(kept) + "[" + place + "];");
      if (flow.isOuter()) {
        content.stream().filter(unit -> kept.atBegin() ? unit < flow.first() : unit > flow.last()).mapToObj(units::unit).flatMap(List::stream)
            .flatMap(statement -> statement.findAll(NameExpr.class, use -> use.getNameAsString().equals(flow.name())).stream()).forEach(use -> text.replace(use, name));
      }
    }
    List<String> ends = new ArrayList<>();
    arrays.forEach((kept, array) -> {
      if (content.get(kept.flow().last())) {
        (kept.atBegin() ? begins : ends).add(array + "[" + place + "] = " + kept.flow().name() + ";");
      }
    });
    if (!places.get(group).isEmpty()) {
      (ends.isEmpty() ? begins : ends).add(place + "++;");
    }
    List<String> lines = new ArrayList<>(lines(header()));
    lines.set(lines.size() - 1, lines.get(lines.size() - 1) + " {");
    begins.forEach(line -> lines.add("\t" + line));
    lines.addAll(lines(statements(content, text)));
    ends.forEach(line -> lines.add("\t" + line));
    lines.add("}");
    return lines;
  }

  private String header() {
    StringBuilder text = new StringBuilder();
    JavaToken body = loop.getBody().getTokenRange().orElseThrow().getBegin();
    for (JavaToken token = loop.getTokenRange().orElseThrow().getBegin(); token != body; token = token.getNextToken().orElseThrow()) {
      text.append(token.getText());
    }
    return text.toString().stripTrailing();
  }

  /** The text of units, each with what stands between it and the statement before. */
  private String statements(BitSet content, EditedText edited) {
    StringBuilder text = new StringBuilder();
    JavaToken before = loop.getBody().getTokenRange().orElseThrow().getBegin();
    for (int unit = 0; unit < units.size(); unit++) {
      for (Statement statement : units.unit(unit)) {
        JavaToken begin = statement.getTokenRange().orElseThrow().getBegin();
        if (content.get(unit)) {
          for (JavaToken token = before.getNextToken().orElseThrow(); token != begin; token = token.getNextToken().orElseThrow()) {
            text.append(token.getText());
          }
          text.append(edited.of(statement));
        }
        before = statement.getTokenRange().orElseThrow().getEnd();
      }
    }
    return text.toString();
  }

  /** Lines as they stand in a loop without indentation. */
  private List<String> lines(String text) {
    List<String> lines = text.lines().map(line -> line.isBlank() ? "" : line.startsWith(indentation) ? line.substring(indentation.length()) : line).collect(Collectors.toCollection(ArrayList::new));
    if (lines.get(0).isEmpty()) {
      lines.remove(0);
    }
    return lines;
  }

  /** Local variables from before the loop that units leave changed. */
  private List<PartForm.Changed> changedBy(BitSet content) {
    List<PartForm.Changed> changed = new ArrayList<>();
    units.flows().values().stream().filter(flow -> flow.isOuter() && content.get(flow.last())).forEach(flow -> changed.add(new PartForm.Changed(flow.type(), flow.name(), true)));
    return changed;
  }

  /** What the statements reach objects by: variables from before the loop. */
  private List<String> roots() {
    List<String> roots = new ArrayList<>();
    loop.walk(NameExpr.class, use -> units.names().find(use.getNameAsString()).filter(found -> !found.isField() && NamesInScope.isReference(found.type())).ifPresent(found -> roots.add(found.name())));
    return roots;
  }
}
