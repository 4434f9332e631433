// agent: CountingAgent
/** An agent sees the classes of the program come. */
public final class Agent {
  static double[] data = {1, 2};

  static final class Late {
    static int value = 4;
  }

  public static void main(String[] args) {
    for (int i = 0; i < data.length; i++) {
      data[i] += Late.value;
    }
    System.out.println(System.getProperty("odd.seen") + " " + data[1]);
  }
}
