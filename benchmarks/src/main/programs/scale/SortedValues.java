/** Sorts values by insertion: how far each moves depends on the values. Argument: values. */
public class SortedValues {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[] a = new double[n];
    for (int i = 0; i < n; i++) {
      a[i] = Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1;
    }
    for (int i = 1; i < n; i++) {
      double value = a[i] * 2;
      int j = i - 1;
      while (j >= 0 && a[j] > value) {
        a[j + 1] = a[j] + 0;
        j--;
      }
      a[j + 1] = value;
    }
    System.out.println(a[0]);
  }
}
