/** Loops over rows of pixels, in one array and in rows of their own. */
public class Pictures {
  static final int WIDTH = 640;
  static final int HEIGHT = 480;

  public static void main(String[] arguments) {
    int[] pixels = new int[WIDTH * HEIGHT];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (i * 31 + i / WIDTH * 17) & 0xFFFFFF;
    }
    byte[] grey = new byte[pixels.length];
    grey(pixels, grey);
    int[][] edges = new int[HEIGHT][WIDTH];
    edges(grey, edges);
    long[][] sums = new long[HEIGHT][WIDTH];
    rowSums(grey, sums);
    int bright = bright(grey);
    int[] rotated = new int[pixels.length];
    rotate(pixels, rotated);
    float[] zoomed = new float[320 * 240];
    zoom(grey, zoomed);
    double contrast = contrast(edges);
    System.out.println(edges[7][9] + sums[3][11] + bright + rotated[17] + zoomed[5] + contrast);
  }

  static void grey(int[] pixels, byte[] grey) {
    for (int i = 0; i < pixels.length; i++) {
      int p = pixels[i];
      grey[i] = (byte) (((p >> 16 & 255) * 77 + (p >> 8 & 255) * 150 + (p & 255) * 29) >> 8);
    }
  }

  static void edges(byte[] grey, int[][] edges) {
    for (int y = 1; y < HEIGHT - 1; y++) {
      for (int x = 1; x < WIDTH - 1; x++) {
        int i = y * WIDTH + x;
        int across = (grey[i + 1] & 255) - (grey[i - 1] & 255);
        int down = (grey[i + WIDTH] & 255) - (grey[i - WIDTH] & 255);
        edges[y][x] = (int) Math.sqrt(across * across + down * down);
      }
    }
  }

  static void rowSums(byte[] grey, long[][] sums) {
    for (int y = 0; y < HEIGHT; y++) {
      long sum = 0;
      for (int x = 0; x < WIDTH; x++) {
        sum += grey[y * WIDTH + x] & 255;
        sums[y][x] = sum;
      }
    }
  }

  static int bright(byte[] grey) {
    int bright = 0;
    for (byte value : grey) {
      bright += (value & 255) > 200 ? 1 : 0;
    }
    return bright;
  }

  static void rotate(int[] pixels, int[] rotated) {
    for (int x = 0; x < WIDTH; x++) {
      for (int y = 0; y < HEIGHT; y++) {
        rotated[x * HEIGHT + y] = pixels[(HEIGHT - 1 - y) * WIDTH + x];
      }
    }
  }

  static void zoom(byte[] grey, float[] zoomed) {
    for (int i = 0; i < zoomed.length; i++) {
      int x = 2 * (i % 320);
      int y = 2 * (i / 320);
      int at = y * WIDTH + x;
      zoomed[i] = 0.25f * ((grey[at] & 255) + (grey[at + 1] & 255) + (grey[at + WIDTH] & 255) + (grey[at + WIDTH + 1] & 255));
    }
  }

  static double contrast(int[][] edges) {
    double sum = 0;
    for (int[] row : edges) {
      double most = 0;
      for (int value : row) {
        most = Math.max(most, value);
      }
      sum += most;
    }
    return sum / edges.length;
  }
}
