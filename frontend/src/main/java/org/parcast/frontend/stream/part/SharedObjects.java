package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import java.util.Map;
import java.util.Set;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** Objects of the library that iterations cannot share, though each of their methods may be called by several threads or none. */
final class SharedObjects {
  private static final String RANDOM = "what each iteration draws depends on those before: give each a generator of its own, seeded by its number";
  private static final String FORMAT = "it keeps state while it works: make one in each iteration";
  private static final Map<String, String> REFUSED = Map.ofEntries(Map.entry("Random", RANDOM), Map.entry("SecureRandom", RANDOM), Map.entry("SplittableRandom", RANDOM),
      Map.entry("RandomGenerator", RANDOM), Map.entry("SimpleDateFormat", FORMAT), Map.entry("DateFormat", FORMAT), Map.entry("DecimalFormat", FORMAT), Map.entry("NumberFormat", FORMAT),
      Map.entry("MessageFormat", FORMAT), Map.entry("Formatter", FORMAT), Map.entry("Matcher", FORMAT), Map.entry("MessageDigest", FORMAT), Map.entry("Scanner", FORMAT),
      Map.entry("ThreadLocal", "each thread has a value of its own, and iterations run on several: pass the value along"));
  private static final Set<String> CALLED = Set.of("Math.random", "StrictMath.random");

  private SharedObjects() {}

  static void check(Node loop, NamesInScope names) throws NoStream {
    for (NameExpr use : loop.findAll(NameExpr.class)) {
      NamesInScope.Variable variable = names.find(use.getNameAsString()).orElse(null);
      String why = variable == null ? null : REFUSED.get(variable.type().replaceFirst("<.*", "").replaceFirst(".*\\.", ""));
      if (why != null) {
        throw new NoStream("iterations share " + variable.name() + ", a " + variable.type() + "; " + why);
      }
    }
    for (MethodCallExpr call : loop.findAll(MethodCallExpr.class)) {
      if (CALLED.contains(call.getScope().map(Node::toString).orElse("") + "." + call.getNameAsString())) {
        throw new NoStream("iterations share the generator of Math.random(); " + RANDOM);
      }
    }
  }
}
