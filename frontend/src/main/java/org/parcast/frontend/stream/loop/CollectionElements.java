package org.parcast.frontend.stream.loop;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.WildcardType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The type of what a collection of the library holds, as the file tells it where the collection is declared: that of {@code for (var x : list)}. */
public final class CollectionElements {
  private static final Set<String> COLLECTIONS = Set.of("Collection", "List", "ArrayList", "LinkedList", "Vector", "CopyOnWriteArrayList", "Set", "HashSet", "LinkedHashSet", "SortedSet",
      "NavigableSet", "TreeSet", "Queue", "Deque", "ArrayDeque", "PriorityQueue");

  private static final Set<String> MAPS = Set.of("Map", "HashMap", "LinkedHashMap", "SortedMap", "NavigableMap", "TreeMap", "ConcurrentMap", "ConcurrentHashMap", "EnumMap", "IdentityHashMap");

  private CollectionElements() {}

  /** Empty where the file does not tell it. */
  public static Optional<String> type(Expression collection, NamesInScope names) {
    if (collection instanceof MethodCallExpr call && call.getArguments().isEmpty() && call.getScope().isPresent()) {
      List<Type> map = arguments(call.getScope().get(), names, MAPS, 2);
      return map.isEmpty() ? Optional.empty() : switch (call.getNameAsString()) {
        case "keySet" -> Optional.of(held(map.get(0)));
        case "values" -> Optional.of(held(map.get(1)));
        case "entrySet" -> Optional.of("java.util.Map.Entry<" + map.get(0) + ", " + map.get(1) + ">");
        default -> Optional.empty();
      };
    }
    return arguments(collection, names, COLLECTIONS, 1).stream().findFirst().map(CollectionElements::held);
  }

  private static List<Type> arguments(Expression variable, NamesInScope names, Set<String> known, int count) {
    String name = variable instanceof NameExpr simple ? simple.getNameAsString() : variable instanceof FieldAccessExpr field && field.getScope().isThisExpr() ? field.getNameAsString() : "";
    Optional<ClassOrInterfaceType> type = names.find(name).map(NamesInScope.Variable::type).filter(told -> told.endsWith(">")).flatMap(told -> SourceParser.parser().parseClassOrInterfaceType(told).getResult());
    return type.filter(told -> known.contains(told.getNameAsString())).flatMap(ClassOrInterfaceType::getTypeArguments).filter(arguments -> arguments.size() == count).map(List::<Type>copyOf).orElse(List.of());
  }

  /** What a variable can be declared with that takes an element. */
  private static String held(Type argument) {
    return !(argument instanceof WildcardType wildcard) ? argument.toString() : wildcard.getExtendedType().map(Type::toString).orElse("Object");
  }
}
