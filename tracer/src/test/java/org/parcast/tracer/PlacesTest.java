package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects of numbers that never change are the words of the places that keep them: the recording equals what the naive interpreter finds. */
@Tag("slow")
class PlacesTest {
  @TempDir Path directory;

  @Test
  void elementsOfLists() throws Exception {
    assertThat(differences("""
        import java.util.*;
        public class P {
          record Cell(double v, int k) { }
          static final class Pair { final double a; final double b; Pair(double a, double b) { this.a = a; this.b = b; } }
          public static void main(String[] args) {
            int n = 12;
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < n; i++) cells.add(new Cell(i * 0.5, i));
            List<Pair> pairs = new ArrayList<>(Arrays.asList(new Pair(1, 2), new Pair(3, 4)));
            for (int t = 0; t < 4; t++) {
              for (int i = 1; i < n; i++) {
                Cell before = cells.get(i - 1);
                Cell own = cells.get(i);
                cells.set(i, new Cell(own.v() + 0.5 * before.v(), own.k() + 1));
              }
              pairs.set(0, new Pair(pairs.get(1).b + cells.get(3).v(), pairs.get(0).a));
              pairs.set(1, pairs.get(0));
            }
            double sum = 0;
            for (Cell c : cells) sum += c.v();
            System.out.println(sum + " " + pairs.get(1).a + " " + pairs.get(0).b);
          }
        }
        """)).isEmpty();
  }

  @Test
  void elementsOfArrays() throws Exception {
    assertThat(differences("""
        public class P {
          record V(double x, double y) {
            V plus(V o) { return new V(x + o.x, y + o.y); }
            V half() { return new V(0.5 * x, 0.5 * y); }
          }
          static final class Node { V here; V last; Node next; double w; Node(V p) { here = p; last = p; } }
          static V shared = new V(1, 2);
          public static void main(String[] args) {
            int n = 10;
            V[] a = new V[n];
            V[][] grid = new V[n][3];
            Node[] nodes = new Node[n];
            V zero = new V(0, 0);
            for (int i = 0; i < n; i++) { a[i] = i % 2 == 0 ? zero : new V(i, -i); nodes[i] = new Node(a[i]); for (int j = 0; j < 3; j++) grid[i][j] = new V(i, j); }
            for (int i = 0; i < n; i++) nodes[i].next = nodes[(i + 1) % n];
            for (int t = 0; t < 5; t++) {
              V[] b = new V[n];
              for (int i = 0; i < n; i++) b[i] = a[i].plus(a[(i + 1) % n]).half();
              V[] c = b.clone();
              for (int i = 0; i < n; i++) { a[i] = c[n - 1 - i]; nodes[i].last = nodes[i].here; nodes[i].here = nodes[i].next.last.plus(b[i]); nodes[i].w += nodes[i].here.x(); }
              for (int i = 0; i < n; i++) for (int j = 0; j < 3; j++) grid[i][j] = grid[(i + 1) % n][j].plus(a[i]);
              shared = shared.plus(a[0]);
              for (int i = 0; i + 1 < n; i++) { V s = a[i]; a[i] = a[i + 1]; a[i + 1] = s; }
              System.arraycopy(b, 0, a, 2, 3);
            }
            double s = shared.x();
            for (int i = 0; i < n; i++) s += a[i].x() + nodes[i].here.y() + nodes[i].last.x() + nodes[i].w + grid[i][2].y();
            System.out.println(s);
          }
        }
        """)).isEmpty();
  }

  @Test
  void fields() throws Exception {
    assertThat(differences("""
        import java.util.*;
        public class P {
          record V(double x) { V add(V o) { return new V(x + o.x); } }
          record Box(V low, V high) { Box grow(V by) { return new Box(low.add(by), high.add(by)); } }
          record Big(V v, double m) { }
          static class Base { V v = new V(1); }
          static final class Derived extends Base { V u; Derived(V u) { this.u = u; } }
          public static void main(String[] args) {
            Box[] boxes = new Box[6];
            Map<String, Big> bigs = new HashMap<>();
            Derived d = new Derived(new V(3));
            for (int i = 0; i < 6; i++) { boxes[i] = new Box(new V(i), new V(i + 1)); bigs.put("k" + i, new Big(new V(i), i)); }
            for (int t = 0; t < 4; t++) {
              for (int i = 0; i < 6; i++) boxes[i] = boxes[i].grow(boxes[(i + 1) % 6].low());
              for (int i = 0; i < 6; i++) { Big b = bigs.get("k" + i); bigs.put("k" + i, new Big(b.v().add(boxes[i].high()), b.m() * 0.5)); }
              d.u = d.u.add(d.v); d.v = d.u;
            }
            double s = d.v.x() + d.u.x();
            for (int i = 0; i < 6; i++) s += boxes[i].low().x() + boxes[i].high().x() + bigs.get("k" + i).v().x() + bigs.get("k" + i).m();
            System.out.println(s);
          }
        }
        """)).isEmpty();
  }

  private List<String> differences(String program) throws Exception {
    return OracleComparison.differences(Files.writeString(directory.resolve("P.java"), program), List.of(), List.of(), null, directory);
  }
}
