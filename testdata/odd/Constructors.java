/** Constructors that call what is not made yet, that fail half way, that have arguments with choices. */
public final class Constructors {
  static class Base {
    final int n;

    Base(int n, String text) {
      this.n = n + text.length();
      ready();
    }

    void ready() {
      System.out.println("base");
    }
  }

  static final class Derived extends Base {
    private final double[] data;
    private int[] early = {4};
    static Derived escaped;

    Derived(int n, double[] given) {
      super(given.length > 2 ? n : given.length, new StringBuilder(n > 1 ? "long" : "s").append(given[0]).toString());
      data = given;
      if (n < 0) {
        throw new IllegalArgumentException("n");
      }
      data[0] += early[0];
    }

    @Override
    void ready() {
      escaped = this;
      System.out.println(n + " " + (data == null) + " " + (early == null));
    }
  }

  Constructors(Object... all) {
    this(all.length == 0 ? new int[2] : new int[] {all.length});
  }

  private final int[] kept;

  Constructors(int[] kept) {
    for (int i = 0; i < kept.length; i++) {
      kept[i] += i;
    }
    this.kept = kept;
  }

  public static void main(String[] args) {
    double[] a = {1, 2, 3};
    for (int n = 2; n >= -1; n -= 3) {
      try {
        System.out.println(new Derived(n, a).data[0]);
      } catch (IllegalArgumentException e) {
        System.out.println(Derived.escaped.data[0] + " " + Derived.escaped.n);
      }
    }
    System.out.println(new Constructors().kept[1] + new Constructors("x", "y").kept[0]);
  }
}
