import java.util.Arrays;
import java.util.stream.Collectors;

/** Records, their components by reflection, patterns of instanceof and switches with arrows. */
public final class RecordsAndPatterns {
  sealed interface Shape permits Circle, Box {}

  record Circle(double radius) implements Shape {}

  record Box(double width, double height, double[] marks) implements Shape {
    Box {
      if (width < 0) {
        throw new IllegalArgumentException("width " + width);
      }
      marks = marks.clone();
    }
  }

  private RecordsAndPatterns() {}

  static double area(Shape shape) {
    if (shape instanceof Circle c && c.radius() > 0) {
      return 3 * c.radius() * c.radius();
    }
    return shape instanceof Box b ? b.width() * b.height() + b.marks()[0] : 0;
  }

  public static void main(String[] args) {
    Shape[] shapes = {new Circle(2), new Box(2, 3, new double[] {0.5}), new Circle(-1)};
    double sum = 0;
    for (Shape shape : shapes) {
      sum += area(shape);
    }
    System.out.println(sum + " " + shapes[0] + " " + shapes[0].equals(new Circle(2)) + " " + new Circle(2).hashCode());
    System.out.println(Arrays.stream(Box.class.getRecordComponents()).map(c -> c.getType().getSimpleName() + " " + c.getName()).collect(Collectors.joining(", ")));
    System.out.println(Box.class.getDeclaredFields().length + " " + Arrays.toString(Shape.class.getPermittedSubclasses()));
    try {
      new Box(-1, 0, new double[1]);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
