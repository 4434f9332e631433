import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;

/** Reads annotations, generic signatures and parameters of its own. */
public final class Annotations {
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_USE})
  @interface Range {
    double[] value() default {0, 1};
  }

  @Range({2, 3}) double[] data = {2.5};
  @Range int plain;
  List<@Range double[]> lists;

  @Range({-1, 1})
  double at(@Range({0, 9}) int i) {
    return data[i] + plain;
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    for (Field field : Annotations.class.getDeclaredFields()) {
      Range range = field.getAnnotation(Range.class);
      System.out.println(field.toGenericString() + " " + (range == null ? "" : Arrays.toString(range.value())));
    }
    Method at = Annotations.class.getDeclaredMethod("at", int.class);
    for (Parameter parameter : at.getParameters()) {
      System.out.println(parameter.getType() + Arrays.toString(parameter.getAnnotation(Range.class).value()));
    }
    System.out.println(at.getAnnotations().length + " " + at.invoke(new Annotations(), 0) + " " + at.toGenericString());
  }
}
