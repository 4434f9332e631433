package org.parcast.frontend.stream.split;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.EditedText;
import org.parcast.frontend.stream.loop.SourceParser;

/**
 * A loop in whose body a loop of one empty iteration stands in front of each unit: by these a run tells which unit is at work, in all that it calls.
 *
 * @param number by which the loop was marked
 * @param line of the loop
 * @param marks lines of the loops in front of its units
 */
public record MarkedLoop(int number, int line, List<Integer> marks) {
  private static final String MARK = "parcast$unit";

  public MarkedLoop {
    marks = List.copyOf(marks);
  }

  /** The loop's text with marks. */
  static List<String> text(BodyUnits units, int number) {
    ForStmt loop = units.loop();
    String indentation = Body.indentation(loop);
    EditedText text = new EditedText();
    for (int unit = 0; unit < units.size(); unit++) {
      String mark = MARK + "$" + number + "$" + unit;
      text.before(units.unit(unit).get(0), "\nfor (int " + mark + " = 0; " + mark + " < 1; " + mark + "++) { }\n" + indentation);
    }
    return text.of(loop).lines().map(line -> line.startsWith(indentation) ? line.substring(indentation.length()) : line).toList();
  }

  /** The marked loops of a text. */
  public static List<MarkedLoop> in(String file) {
    CompilationUnit parsed = SourceParser.parser().parse(file).getResult().orElseThrow();
    Map<Integer, List<ForStmt>> byNumber = new TreeMap<>();
    parsed.findAll(ForStmt.class, MarkedLoop::isMark).forEach(mark -> byNumber.computeIfAbsent(Integer.parseInt(name(mark).split("\\$")[2]), number -> new ArrayList<>()).add(mark));
    List<MarkedLoop> all = new ArrayList<>();
    byNumber.forEach((number, marks) -> {
      ForStmt loop = marks.get(0).findAncestor(ForStmt.class).orElseThrow();
      all.add(new MarkedLoop(number, loop.getBegin().orElseThrow().line, marks.stream().map(mark -> mark.getBegin().orElseThrow().line).toList()));
    });
    return all;
  }

  private static boolean isMark(ForStmt loop) {
    return name(loop).startsWith(MARK);
  }

  private static String name(ForStmt loop) {
    return loop.getInitialization().getFirst().filter(VariableDeclarationExpr.class::isInstance).map(declared -> declared.asVariableDeclarationExpr().getVariable(0).getNameAsString()).orElse("");
  }

  /** The unit that a line of the loop is in; -1 for its header, -2 for a mark. */
  public int unit(int at) {
    if (marks.contains(at)) {
      return -2;
    }
    int unit = -1;
    while (unit + 1 < marks.size() && marks.get(unit + 1) <= at) {
      unit++;
    }
    return unit;
  }
}
