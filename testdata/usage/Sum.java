public class Sum {
  public static void main(String[] args) {
    double[] a = new double[16];
    for (int t = 0; t < 3; t++) {
      for (int i = 1; i < a.length; i++) {
        a[i] = a[i - 1] + t;
      }
    }
    System.out.println(a[15]);
  }
}
