// jvm: -ea
// status: 1
/** Assertions are on. */
public final class Assertions {
  static int[] a = {3, 1, 2};

  static boolean sorted() {
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) {
        return false;
      }
    }
    return true;
  }

  public static void main(String[] args) {
    boolean on = false;
    assert on = true;
    System.out.println(on + " " + Assertions.class.desiredAssertionStatus());
    try {
      assert sorted() : "not sorted at " + a[0];
    } catch (AssertionError e) {
      System.out.println(e.getMessage());
    }
    java.util.Arrays.sort(a);
    assert sorted();
    assert a[0] > 1 : a[0];
  }
}
