/**
 * A picture of n x n pixels by a noisy ray of light for each: colours are small objects made for every pixel, mixed in
 * a workspace of three words, with a random number generator of one word.
 *
 * Usage: Pixels [n]
 */
public class Pixels {

    static final class Colour {
        double red;
        double green;
        double blue;

        Colour(double red, double green, double blue) {
            this.red = red;
            this.green = green;
            this.blue = blue;
        }

        void scale(double factor) {
            red *= factor;
            green *= factor;
            blue *= factor;
        }
    }

    static long seed = 42;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 48;
        int[][] image = new int[n][n];
        render(image, n);
        long sum = 0;
        for (int[] row : image) {
            for (int pixel : row) {
                sum += pixel;
            }
        }
        System.out.println("checksum " + sum);
    }

    static double random() {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (seed >>> 11) * 0x1.0p-53;
    }

    static void render(int[][] image, int n) {
        double[] mix = new double[3];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                Colour colour = new Colour((double) i / n, (double) j / n, 0.5);
                colour.scale(0.5 + 0.5 * random());
                mix[0] = 0.8 * colour.red + 0.2 * colour.green;
                mix[1] = 0.8 * colour.green + 0.2 * colour.blue;
                mix[2] = 0.8 * colour.blue + 0.2 * colour.red;
                image[i][j] = (int) (255 * mix[0]) << 16 | (int) (255 * mix[1]) << 8 | (int) (255 * mix[2]);
            }
        }
    }
}
