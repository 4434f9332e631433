package org.parcast.frontend.stream.loop;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.DataKey;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.parcast.ir.ClassDeclaration;

/** What the classes of a source file have from their superclasses, which other files may declare: as it is compiled. */
public final class InheritedFields {
  private static final DataKey<InheritedFields> KEY = new DataKey<>() {};

  private final Map<String, ClassDeclaration> classes;

  public InheritedFields(Collection<ClassDeclaration> classes) {
    this.classes = classes.stream().collect(Collectors.toMap(ClassDeclaration::name, Function.identity(), (one, other) -> one));
  }

  /** Makes them known to whoever asks for names in the file. */
  public void tell(CompilationUnit file) {
    file.setData(KEY, this);
  }

  /** The class whose members have the nearest names; empty where that has none of its own, or another inside. */
  static Optional<TypeDeclaration<?>> around(Node node) {
    for (Node at = node; at != null; at = at.getParentNode().orElse(null)) {
      if (at instanceof TypeDeclaration<?> type) {
        return Optional.of(type);
      } else if (at instanceof ObjectCreationExpr || at instanceof EnumConstantDeclaration) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Type of a field that a class has from the nearest superclass which declares one of the name, as source writes it. */
  static Optional<String> type(TypeDeclaration<?> around, String field) {
    CompilationUnit file = around.findCompilationUnit().orElse(null);
    if (file == null || !file.containsData(KEY)) {
      return Optional.empty();
    }
    Map<String, ClassDeclaration> classes = file.getData(KEY).classes;
    String name = around.getFullyQualifiedName().map(full -> internalName(file, full)).orElse("");
    for (ClassDeclaration at = superclass(classes, name); at != null; at = superclass(classes, at.name())) {
      Optional<ClassDeclaration.FieldDeclaration> found = at.fields().stream().filter(each -> each.name().equals(field)).findFirst();
      if (found.isPresent()) {
        boolean near = packageOf(at.name()).equals(packageOf(name)) || (found.get().access() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
        return found.filter(each -> near && !Modifier.isPrivate(each.access())).map(each -> each.type().toString().replace('$', '.'));
      }
    }
    return Optional.empty();
  }

  private static ClassDeclaration superclass(Map<String, ClassDeclaration> classes, String name) {
    return Optional.ofNullable(classes.get(name)).map(ClassDeclaration::superName).map(classes::get).orElse(null);
  }

  private static String internalName(CompilationUnit file, String full) {
    String ofPackage = file.getPackageDeclaration().map(declared -> declared.getNameAsString() + ".").orElse("");
    return ofPackage.replace('.', '/') + full.substring(ofPackage.length()).replace('.', '$');
  }

  private static String packageOf(String name) {
    return name.substring(0, name.lastIndexOf('/') + 1);
  }
}
