/** Arithmetic at its edges: overflow, shifts, NaN and its payloads, chars, conversions. */
public final class Numbers {
  static double[] d = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, 1e308, -1.5};
  static long[] bits = {0x7ff8000000000001L, 0x7ff4dead00000000L, 0xfff8123400000000L};

  strictfp static double chain(double x) {
    for (int i = 0; i < 100; i++) {
      x = x * 1.1 / 3.3 + 0.1;
    }
    return x;
  }

  public static void main(String[] args) {
    int i = Integer.MAX_VALUE;
    i++;
    long l = Long.MIN_VALUE;
    byte b = (byte) 200;
    b += 100;
    char c = 'z';
    c += 3;
    c++;
    short s = (short) 70000;
    System.out.println(i + " " + -i + " " + Math.abs(i) + " " + -l + " " + (l - 1) + " " + b + " " + (int) c + " " + s + " " + (char) (c - 1) + (c - 1));
    System.out.println((1 << 33) + " " + (1L << 65) + " " + (-17 >> 2) + " " + (-17 >>> 28) + " " + (-17 % 5) + " " + (-17 / 5) + " " + (i / -1));
    StringBuilder text = new StringBuilder();
    double sum = 0;
    for (double x : d) {
      text.append((int) x).append(',').append((long) (x * 1e10)).append(',').append((char) x == 0).append(',').append(x == x).append(',').append(1 / x).append(' ');
      sum += x > 0 ? Math.ulp(x) : -x % 0.7;
    }
    System.out.println(text + "" + sum + " " + chain(0.3) + " " + (float) 0.1 + " " + (double) 0.1f + " " + (0.1f + 0.2f) + " " + (int) Float.NaN);
    double[] copied = new double[3];
    for (int k = 0; k < 3; k++) {
      copied[k] = Double.longBitsToDouble(bits[k]);
    }
    for (double x : copied) {
      System.out.print(Long.toHexString(Double.doubleToRawLongBits(x)) + " " + Double.isNaN(x) + " ");
    }
    System.out.println(Double.compare(d[0], d[1]) + " " + (d[0] == d[1]) + " " + Math.min(d[0], d[1]) + " " + Double.valueOf(d[2]).equals(d[2]) + " " + Math.fma(d[5], 10, -d[5]));
    try {
      System.out.println(i / (b - b));
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage() + " " + 5.0 % 0);
    }
    Integer small = 127, same = 127;
    System.out.println((small == same) + " " + Integer.toBinaryString(i >>> 1) + " " + Long.compareUnsigned(l, 1) + " " + (5 & 3 | 4 ^ 1));
  }
}
