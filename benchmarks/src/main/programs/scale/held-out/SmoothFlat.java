/** A picture in one array, row after row, smoothed by a mask of three times three: the mask is a table, the picture's edge is mirrored by a method. */
public class SmoothFlat {
  private static final double[] MASK = {1, 2, 1, 2, 4, 2, 1, 2, 1};

  private final int side;
  private double[] now;
  private double[] next;

  SmoothFlat(int side) {
    this.side = side;
    now = new double[side * side];
    next = new double[side * side];
    for (int i = 0; i < now.length; i++) {
      now[i] = i % 17;
    }
  }

  private int mirrored(int at) {
    return at < 0 ? 1 : at == side ? side - 2 : at;
  }

  void smooth() {
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        double sum = 0;
        for (int m = 0; m < MASK.length; m++) {
          sum += MASK[m] * now[mirrored(y + m / 3 - 1) * side + mirrored(x + m % 3 - 1)];
        }
        next[y * side + x] = sum / 16;
      }
    }
    double[] old = now;
    now = next;
    next = old;
  }

  public static void main(String[] args) {
    SmoothFlat picture = new SmoothFlat(Integer.parseInt(args[0]));
    for (int pass = 0; pass < Integer.parseInt(args[1]); pass++) {
      picture.smooth();
    }
    System.out.println(picture.now[picture.side + 1]);
  }
}
