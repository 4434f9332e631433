/**
 * Arrays and fields of all eight primitive types, arrays of rank one to four, rectangular and ragged, with conversions
 * and every compound assignment.
 *
 * Usage: AllPrimitives [n]
 */
public class AllPrimitives {

    private boolean flag;
    private byte tiny;
    private short small;
    private char letter;
    private int number;
    private long large;
    private float single;
    private double real;
    private static boolean staticFlag;
    private static byte staticTiny;
    private static short staticSmall;
    private static char staticLetter = 'a';
    private static int staticNumber;
    private static long staticLarge;
    private static float staticSingle;
    private static double staticReal;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        boolean[] flags = new boolean[n];
        byte[] tinies = new byte[n];
        short[] smalls = new short[n];
        char[] letters = new char[n];
        int[] numbers = new int[n];
        long[] larges = new long[n];
        float[] singles = new float[n];
        double[] reals = new double[n];
        AllPrimitives object = new AllPrimitives();
        for (int i = 1; i < n; i++) {
            flags[i] = !flags[i - 1] | i % 5 == 0;
            tinies[i] = (byte) (tinies[i - 1] + 17);
            smalls[i] = (short) (smalls[i - 1] * 3 + tinies[i]);
            letters[i] = (char) ('a' + (letters[i - 1] + i) % 26);
            numbers[i] = numbers[i - 1] ^ i << 3;
            larges[i] = larges[i - 1] * 31 + numbers[i];
            singles[i] = singles[i - 1] / 2 + i;
            reals[i] = reals[i - 1] + (flags[i] ? singles[i] : larges[i] % 100);
            object.update(i, flags[i], reals[i]);
            updateStatics(i);
        }
        System.out.println(flags[n - 1] + " " + tinies[n - 1] + " " + smalls[n - 1] + " " + letters[n - 1] + " "
                + numbers[n - 1] + " " + larges[n - 1] + " " + singles[n - 1] + " " + reals[n - 1]);
        System.out.println(object.flag + " " + object.tiny + " " + object.small + " " + (int) object.letter + " "
                + object.number + " " + object.large + " " + object.single + " " + object.real);
        System.out.println(staticFlag + " " + staticTiny + " " + staticSmall + " " + staticLetter + " "
                + staticNumber + " " + staticLarge + " " + staticSingle + " " + staticReal);
        System.out.println("ranks " + ranks(n) + " ragged " + ragged(n));
    }

    void update(int i, boolean condition, double value) {
        flag ^= condition;
        tiny += 3;
        small -= 5;
        letter++;
        number |= i;
        large += i * 1000000007L;
        single *= 0.5f;
        single += i;
        real = Math.max(real, value);
    }

    static void updateStatics(int i) {
        staticFlag = !staticFlag;
        staticTiny = (byte) (i >>> 1);
        staticSmall += i;
        staticLetter += 1;
        staticNumber = ~staticNumber & 0xff;
        staticLarge = staticLarge << 1 | i & 1;
        staticSingle = (float) (staticReal + i);
        staticReal += (int) staticSingle % 7;
    }

    static double ranks(int n) {
        int[] one = new int[n];
        float[][] two = new float[n][3];
        long[][][] three = new long[2][n][2];
        double[][][][] four = new double[2][3][n][2];
        for (int i = 0; i < n; i++) {
            one[i] = i + 1;
            for (int j = 0; j < 3; j++) {
                two[i][j] = one[i] * (j + 0.5f);
                for (int k = 0; k < 2; k++) {
                    three[k][i][j % 2] += (long) two[i][j];
                    for (int l = 0; l < 2; l++) {
                        four[k][j][i][l] = three[k][i][l] + 0.25 * l;
                    }
                }
            }
        }
        double sum = 0.0;
        for (double[][][] cube : four) {
            for (double[][] plane : cube) {
                for (double[] row : plane) {
                    for (double value : row) {
                        sum += value;
                    }
                }
            }
        }
        return sum;
    }

    static long ragged(int n) {
        long[][] pascal = new long[n][];
        for (int i = 0; i < n; i++) {
            pascal[i] = new long[i + 1];
            pascal[i][0] = 1;
            pascal[i][i] = 1;
            for (int j = 1; j < i; j++) {
                pascal[i][j] = pascal[i - 1][j - 1] + pascal[i - 1][j];
            }
        }
        return pascal[n - 1][n / 2];
    }
}
