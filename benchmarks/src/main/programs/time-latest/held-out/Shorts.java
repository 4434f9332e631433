/** Loops that are run often and are short: of objects, of text, of a small matrix. */
public class Shorts {
  static final class Body {
    double x;
    double v;

    void move(double dt) {
      v -= dt * x / (1 + x * x);
      x += dt * v;
    }
  }

  public static void main(String[] arguments) {
    Body[] bodies = new Body[2_000];
    for (int b = 0; b < bodies.length; b++) {
      bodies[b] = new Body();
      bodies[b].x = b % 13;
    }
    byte[] line = new byte[20_000];
    for (int i = 0; i < line.length; i++) {
      line[i] = (byte) (i * 37 % 101);
    }
    double[][] matrix = new double[90][90];
    double[] vector = new double[90];
    double[] image = new double[90];
    for (int i = 0; i < 90; i++) {
      vector[i] = 1 + i % 3;
      for (int j = 0; j < 90; j++) {
        matrix[i][j] = (i * j) % 7;
      }
    }
    long blanks = 0;
    for (int step = 0; step < 200; step++) {
      move(bodies, 1e-3);
      blanks += blanks(line, step % 100);
      image(matrix, vector, image);
    }
    System.out.println(bodies[3].x + blanks + image[7]);
  }

  static void move(Body[] bodies, double dt) {
    for (int b = 0; b < bodies.length; b++) {
      bodies[b].move(dt);
    }
  }

  static long blanks(byte[] line, int blank) {
    long count = 0;
    for (int i = 0; i < line.length; i++) {
      if (line[i] == blank) {
        count += i & 3;
      }
    }
    return count;
  }

  static void image(double[][] matrix, double[] vector, double[] image) {
    for (int i = 0; i < image.length; i++) {
      double sum = 0;
      for (int j = 0; j < vector.length; j++) {
        sum += matrix[i][j] * Math.sqrt(vector[j]);
      }
      image[i] = sum;
    }
  }
}
