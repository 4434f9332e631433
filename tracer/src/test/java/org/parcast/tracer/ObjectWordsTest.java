package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.WordBlock;

/** The words of objects are those of their own class, however they come to be. */
@Tag("slow")
class ObjectWordsTest {
  private static final String SHAPES =
      """
      public class Shapes {
        abstract static class Shape {
          abstract double area();
        }

        static class Circle extends Shape {
          double radius = 2;

          double area() {
            return radius * radius;
          }
        }

        static class Rectangle extends Shape {
          int width = 3;
          double height = 4;

          Rectangle() {}

          double area() {
            return width * height;
          }
        }

        static class Dot extends Shape {
          double area() {
            return 0;
          }
        }

        public static void main(String[] arguments) throws Exception {
          Shape[] shapes = {new Circle(), new Dot(), Rectangle.class.getDeclaredConstructor().newInstance()};
          double[] areas = new double[9];
          for (int i = 0; i < areas.length; i++) {
            areas[i] = shapes[i % 3].area();
          }
          System.out.println(areas[2]);
        }
      }
      """;

  private static final String VECTORS =
      """
      public class Sums {
        record Vector(double[] values) {
          Vector plus(Vector other) {
            double[] sums = new double[values.length];
            for (int i = 0; i < sums.length; i++) {
              sums[i] = values[i] + other.values[i];
            }
            return new Vector(sums);
          }
        }

        static Vector start() {
          return new Vector(new double[] {1, 2});
        }

        public static void main(String[] arguments) {
          Vector start = start();
          Vector sum = start.plus(start);
          Vector twice = sum.plus(sum);
          System.out.println(twice.values()[1]);
        }
      }
      """;

  private static final String TANKS =
      """
      public class Tanks {
        static class Tank {
          final double[] mass = new double[8];

          void fill(double by) {
            for (int i = 0; i < mass.length; i++) {
              mass[i] += by * i;
            }
          }
        }

        static class Plant {
          final Tank left = new Tank();
          final Tank right = new Tank();
          final double[] both = new double[8];
        }

        final Tank spare = new Tank();
        int uses;

        public static void main(String[] arguments) {
          Plant plant = new Plant();
          Tanks tanks = new Tanks();
          plant.left.fill(1);
          plant.right.fill(2);
          tanks.spare.fill(3);
          for (int i = 0; i < 8; i++) {
            plant.both[i] = plant.left.mass[i] + plant.right.mass[i] + tanks.spare.mass[i];
          }
          System.out.println(plant.both[2] + tanks.uses);
        }
      }
      """;

  @TempDir private Path directory;

  /** What one line makes several times is told apart by the fields that have it, from a variable on. */
  @Test
  void arraysOfOneLineAreNamedByTheFieldsThatHaveThem() throws Exception {
    Path source = Files.writeString(directory.resolve("Tanks.java"), TANKS);

    Traced traced = Traced.run(source, List.of(), List.of(), directory);

    assertThat(traced.recording().blocks().stream().filter(block -> block.kind() == WordBlock.Kind.ARRAY).map(WordBlock::name))
        .containsExactlyInAnyOrder("plant.left.mass", "plant.right.mass", "tanks.spare.mass", "Tanks$Plant.both");
    assertThat(traced.recording().blocks()).allMatch(block -> block.parent() == -1);
  }

  /** What a method makes and no variable of it has is told apart by the variables that take it. */
  @Test
  void whatAMethodMakesIsNamedByTheVariableThatTakesIt() throws Exception {
    Path source = Files.writeString(directory.resolve("Sums.java"), VECTORS);

    Traced traced = Traced.run(source, List.of(), List.of(), directory);

    assertThat(traced.recording().blocks().stream().filter(block -> block.kind() == WordBlock.Kind.ARRAY).map(WordBlock::name))
        .containsExactlyInAnyOrder("start.values", "sum.values", "twice.values");
  }

  @Test
  void ofClassesWithAndWithoutFieldsBelowOne() throws Exception {
    Path source = Files.writeString(directory.resolve("Shapes.java"), SHAPES);

    Traced traced = Traced.run(source, List.of(), List.of(), directory);

    assertThat(traced.output().trim()).isEqualTo("12.0");
    assertThat(traced.recording().blocks().stream().filter(block -> block.kind() == WordBlock.Kind.OBJECT && block.length() > 0).map(ObjectWordsTest::described))
        .containsExactlyInAnyOrder("Shapes$Circle [radius 8]", "Shapes$Rectangle [width 4, height 8]");
  }

  private static String described(WordBlock block) {
    assertThat(block.length()).isEqualTo(block.words().size());
    return block.type() + " " + block.words().stream().map(word -> word.name() + " " + word.bytes()).toList();
  }
}
