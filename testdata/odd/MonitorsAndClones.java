import java.util.Arrays;

/** Monitors on arrays and objects, clones, equals and hash codes of identity. */
public final class MonitorsAndClones implements Cloneable {
  double[] data = {1, 2, 3};
  int[][] rows = {{1}, {2, 3}};

  @Override
  protected MonitorsAndClones clone() throws CloneNotSupportedException {
    return (MonitorsAndClones) super.clone();
  }

  public static void main(String[] args) throws Exception {
    MonitorsAndClones one = new MonitorsAndClones();
    MonitorsAndClones two = one.clone();
    two.data[0] = 9;
    two.data = two.data.clone();
    two.data[1] = 8;
    two.rows = two.rows.clone();
    two.rows[1][0]++;
    System.out.println(Arrays.toString(one.data) + Arrays.toString(two.data) + Arrays.deepToString(one.rows));
    System.out.println(one.equals(two) + " " + (one.hashCode() == one.hashCode()) + " " + (one.getClass() == two.getClass()));
    synchronized (one.data) {
      synchronized (one.data) {
        one.data[2] += Thread.holdsLock(one.data) ? 1 : 0;
      }
    }
    try {
      one.data.notify();
    } catch (IllegalMonitorStateException e) {
      System.out.println("not the owner");
    }
    System.out.println(one.data[2]);
  }
}
