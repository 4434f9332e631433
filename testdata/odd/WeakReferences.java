import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.WeakHashMap;

/** What only weak and phantom references hold is collected; what else holds is not. */
public final class WeakReferences {
  static final class Node {
    final double[] data;
    Node next;

    Node(int n, Node next) {
      this.data = new double[n];
      this.next = next;
      for (int i = 0; i < n; i++) {
        data[i] = i;
      }
    }
  }

  static Node kept;

  static List<WeakReference<Object>> make(ReferenceQueue<Object> queue, List<PhantomReference<Object>> phantoms, WeakHashMap<Object, String> map) {
    List<WeakReference<Object>> weak = new ArrayList<>();
    Node gone = new Node(4, new Node(3, null));
    kept = new Node(2, null);
    double[][] rows = new double[3][5];
    rows[1][2] = gone.data[1];
    List<double[]> listed = new ArrayList<>();
    listed.add(new double[7]);
    listed.get(0)[1] = rows[1][2];
    Object[] all = {gone, gone.next, gone.data, rows, rows[1], listed.get(0), kept};
    for (Object each : all) {
      weak.add(new WeakReference<>(each));
    }
    phantoms.add(new PhantomReference<>(gone, queue));
    phantoms.add(new PhantomReference<>(rows, queue));
    map.put(gone, "gone");
    map.put(kept, "kept");
    return weak;
  }

  public static void main(String[] args) throws InterruptedException {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    List<PhantomReference<Object>> phantoms = new ArrayList<>();
    WeakHashMap<Object, String> map = new WeakHashMap<>();
    List<WeakReference<Object>> weak = make(queue, phantoms, map);
    int cleared = 0;
    int enqueued = 0;
    for (int i = 0; i < 60 && (cleared < 6 || enqueued < 2 || map.size() > 1); i++) {
      System.gc();
      Thread.sleep(5);
      cleared = 0;
      for (WeakReference<Object> each : weak) {
        cleared += each.get() == null ? 1 : 0;
      }
      while (queue.poll() != null) {
        enqueued++;
      }
    }
    System.out.println(cleared + " of " + weak.size() + ", " + enqueued + ", " + map.values() + " " + kept.data[1]);
  }
}
