import java.util.*;
import java.util.function.*;

/** Loops that look parallel and are not, and some that look sequential: arrays under two names, early ends, exceptions, state in static fields, indices that wrap. */
public class Suspects {
    static int counter;
    static volatile int vol;
    static int[] shared = new int[64];
    int field;
    static double acc;
    interface Step { void at(int i); }
    static class A implements Step { int[] a; A(int[] a) { this.a = a; } public void at(int i) { a[i] = i; } }
    static class B implements Step { int[] a; B(int[] a) { this.a = a; } public void at(int i) { if (i > 0) a[i] = a[i - 1] + 1; } }
    static class Node { int v; Node next; int[] d; }

    public static void main(String[] args) throws Exception {
        int n = 48 + args.length;
        int[] a = new int[n + 8], b = new int[n + 8], c = a;
        for (int i = 0; i < n; i++) { a[i] = i * 7 % 13; b[i] = i % 5; } // expect: parallel
        alias(a, b, c, n);
        exits(a, b, n);
        statics(a, n);
        sync(a, n);
        labels(a, b, n);
        switches(a, n);
        tries(a, b, n);
        overflow(a, n);
        inductions(a, n);
        strides(a, b, n);
        deep(3);
        recursion(a, n);
        calls(a, b, n);
        lambdas(a, b, n);
        objects(n);
        System.out.println(check(a) + " " + check(b) + " " + counter + " " + vol + " " + acc + " " + check(shared));
    }

    static void alias(int[] a, int[] b, int[] c, int n) {
        for (int i = 1; i < n; i++) { a[i] = c[i - 1] + 1; } // expect: sequential
        for (int i = 0; i < n; i++) { a[i] = c[i] + 1; } // expect: parallel
        int[] d = n > 5 ? a : b;
        for (int i = 1; i < n; i++) { d[i] = a[i - 1] + 1; } // expect: sequential
        for (int i = 1; i < n; i++) { b[i] = a[i - 1] + 1; } // expect: parallel
        int[][] rows = {a, b, a};
        for (int r = 0; r < 3; r++) { // expect: reduction(+:rows)
            for (int i = 0; i < n; i++) { rows[r][i] += r; } } // expect: parallel
        for (int r = 0; r < 3; r++) { // expect: sequential
            for (int i = 0; i < n; i++) { rows[r][i] = r; } } // expect: parallel
        for (int r = 1; r < 3; r++) { rows[r] = rows[r - 1]; } // expect: sequential
        Object o = a;
        for (int i = 1; i < n; i++) { ((int[]) o)[i] = a[i - 1]; } // expect: sequential
        int[][] jag = new int[n][];
        for (int i = 0; i < n; i++) { jag[i] = i % 2 == 0 ? a : new int[n]; } // expect: parallel
        for (int i = 0; i < n; i++) { jag[i][0] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { jag[0][i] = jag[1][i] + 1; } // expect: parallel
        for (int i = 0; i + 1 < n; i++) { jag[0][i] = jag[2][i + 1] + 1; } // expect: sequential
        int[] e = a.clone();
        for (int i = 1; i < n; i++) { e[i] = a[i - 1]; } // expect: parallel
        System.arraycopy(a, 0, b, 0, n);
        for (int i = 1; i < n; i++) { System.arraycopy(a, i - 1, a, i, 1); } // expect: sequential
        for (int i = 0; i < n; i++) { System.arraycopy(a, i, b, i, 1); } // expect: parallel
        for (int i = 0; i < n - 1; i++) { System.arraycopy(a, i, b, i, 2); } // expect: sequential
    }

    static void exits(int[] a, int[] b, int n) {
        for (int i = 0; i < n; i++) { if (a[i] == 11) { break; } b[i] = 1; } // expect: sequential
        int k = 0;
        for (int i = 0; i < n && k < 5; i++) { if (a[i] > 3) k++; b[i] = i; } // expect: sequential
        find(a, n);
        for (int i = 0; i < n; i++) { if (a[i] == -5) throw new IllegalStateException(); b[i] = 2; } // expect: sequential
        try { for (int i = 0; i < n + 100; i++) { b[i] = 3; } } catch (ArrayIndexOutOfBoundsException e) { counter++; } // expect: sequential
        try { for (int i = 0; i < n; i++) { b[i] = 100 / (i - 20); } } catch (ArithmeticException e) { counter++; } // expect: sequential
        for (int i = 0; i < n; i++) { if (i > 30) return; b[i] = 4; } // expect: sequential
    }
    static int find(int[] a, int n) { for (int i = 0; i < n; i++) { if (a[i] == 4) return i; } return -1; } // expect: sequential

    static void statics(int[] a, int n) {
        for (int i = 0; i < n; i++) { a[i] = counter++; } // expect: parallel
        for (int i = 0; i < n; i++) { counter += a[i]; } // expect: reduction(+:counter)
        for (int i = 0; i < n; i++) { counter += a[i]; if (counter > 1000) a[i] = 0; } // expect: sequential
        for (int i = 0; i < n; i++) { shared[counter & 63] = i; counter = i; } // expect: sequential
        for (int i = 0; i < n; i++) { bump(); } // expect: reduction(+:counter)
        for (int i = 0; i < n; i++) { a[i] = next(); } // expect: sequential
        for (int i = 0; i < n; i++) { vol = i; a[i] = vol; } // expect: lastprivate(vol)
        for (int i = 0; i < n; i++) { vol += i; } // expect: reduction(+:vol)
        for (int i = 0; i < n; i++) { a[i] = (int) (Math.random() * 0) + i; } // expect: sequential
        acc = 0;
        for (int i = 0; i < n; i++) { acc = acc * 0.5 + a[i]; } // expect: sequential
        for (int i = 0; i < n; i++) { acc += a[i]; acc -= 1; } // expect: reduction(+:acc)
        for (int i = 0; i < n; i++) { acc = a[i] - acc; } // expect: sequential
    }
    static void bump() { counter++; }
    static int next() { return ++counter; }

    static void sync(int[] a, int n) {
        Object lock = new Object();
        for (int i = 0; i < n; i++) { synchronized (lock) { a[i] = i; } } // expect: sequential
        for (int i = 0; i < n; i++) { locked(a, i); } // expect: sequential
    }
    static synchronized void locked(int[] a, int i) { a[i] = counter++; }



    static void labels(int[] a, int[] b, int n) {
        outer:
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < 5; j++) { if (a[i] == j) continue outer; } // expect: sequential
            b[i] = 9;
        }
        outer2:
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j < 5; j++) { if (a[i] == 12 && j == 3) break outer2; b[i] = j; } // expect: sequential
        }
        int last = -1;
        for (int i = 0; i < n; i++) { if (a[i] == 3) continue; last = i; } // expect: lastprivate(conditional: last)
        counter += last;
        for (int i = 0; i < n; i++) { if (b[i] < 0) continue; b[i] = -b[i]; } // expect: parallel
        block: { for (int i = 0; i < n; i++) { if (a[i] == 7) break block; b[i]++; } } // expect: sequential
    }

    static void switches(int[] a, int n) {
        int state = 0;
        for (int i = 0; i < n; i++) { switch (a[i]) { case 1: state = 1; break; case 2: a[i] = 5; break; default: a[i] = state; } } // expect: sequential
        for (int i = 0; i < n; i++) { a[i] = switch (a[i] & 3) { case 0 -> 4; case 1 -> 5; default -> a[i]; }; } // expect: parallel
        int x = 0, y = 0;
        for (int i = 0; i < n; i++) { switch (a[i] & 3) { case 0: x++; break; case 1: y += 2; default: x--; } } // expect: reduction(+:x) reduction(+:y)
        for (int i = 0; i < n; i++) { switch (a[i] & 3) { case 0: x++; break; case 1: x *= 2; } } // expect: sequential
        boolean on = false;
        for (int i = 0; i < n; i++) { on = !on; a[i] = on ? 1 : 0; } // expect: sequential
        boolean seen = false;
        for (int i = 0; i < n; i++) { if (a[i] == 1) { if (seen) a[i] = 2; seen = true; } } // expect: sequential
        counter += x + y + state;
    }

    static void tries(int[] a, int[] b, int n) {
        for (int i = 0; i < n; i++) { try { b[i] = a[i] / (a[i] - 3); } catch (ArithmeticException e) { b[i] = 0; } } // expect: parallel
        for (int i = 0; i < n; i++) { try { b[i] = 100 / a[i]; } catch (ArithmeticException e) { counter++; } } // expect: reduction(+:counter)
        for (int i = 0; i < n; i++) { try { b[i] = a[i]; } finally { counter = i; } } // expect: sequential
        for (int i = 0; i < n; i++) { try { b[i] = a[i]; } finally { b[i]++; } } // expect: parallel
        int j = 0;
        for (int i = 0; i < n; i++) { try { b[j] = 10 / a[i]; j++; } catch (ArithmeticException e) { j += 0; } } // expect: sequential
        counter += j;
    }

    static void overflow(int[] a, int n) {
        for (int i = 0; i < n; i++) { a[(i * 0x10000000) & 31] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[(int) ((i * 4294967296L) >>> 32)] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[(i * 1103515245 + 12345) >>> 27] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[(byte) (i * 8) & 31] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[(short) (i << 12) & 31] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[(char) (i * 4096) % 32] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[(i << 30) >>> 27] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[(i * i) % 48] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[Math.abs(i - 20)] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[i ^ 1] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[i & ~1] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[i | 1] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[i >> 1] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[n - 1 - i] = i; } // expect: parallel
        for (int i = 0; i < n; i++) { a[i < 24 ? i : n - 1 - i] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[Math.min(i, 10)] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[Math.max(i, 10)] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[i % 7] = i; } // expect: sequential
        for (int i = 0; i < 7; i++) { a[i % 7] = i; } // expect: parallel
        for (int i = 0; i < n; i++) { a[i / 2] = i; } // expect: sequential
        for (int i = 0; i < n; i += 2) { a[i / 2] = i; } // expect: parallel
        for (int i = 0; i < n; i++) { a[-(-i)] = i; } // expect: parallel
    }

    static void inductions(int[] a, int n) {
        for (long i = 0; i < n; i++) { a[(int) i] = 1; } // expect: parallel
        for (long i = 0; i < 100; i++) { a[(int) (i * 0x40000000L) & 31] = (int) i; } // expect: sequential
        for (char ch = 'a'; ch <= 'z'; ch++) { a[ch - 'a'] = ch; } // expect: parallel
        for (byte x = 0; x < 40; x++) { a[x] = x; } // expect: parallel
        for (short x = 0; x < 40; x++) { a[x] = x; } // expect: parallel
        byte w = 0;
        for (int i = 0; i < n; i++) { a[w & 31] = i; w += 16; } // expect: sequential
        int p = 0;
        for (int i = 0; i < n; i++) { a[p] = i; p += i % 2; } // expect: sequential
        p = 0;
        for (int i = 0; i < n; i++) { a[p++] = i; } // expect: parallel
        p = n;
        for (int i = 0; i < n; i++) { a[--p] = i; } // expect: parallel
        p = 0;
        for (int i = 0; i < n; i++) { if (a[i] > 3) { a[p++] = i; } } // expect: sequential
        int q = 1;
        for (int i = 0; i < n; i++) { a[q & 31] = i; q *= 3; } // expect: sequential
        float f = 0;
        for (float x = 0; x < 10; x += 0.5f) { a[(int) x] = 3; } // expect: sequential
        for (int i = 0; i < n; i++) { f += 0.5f; a[(int) f] = i; } // expect: sequential
        int i = 0;
        while (i < n) { a[i] = i; i++; } // expect: parallel
        i = 0;
        do { a[i] = i; i++; } while (i < n); // expect: parallel
        i = n;
        while (i-- > 0) { a[i] = i; } // expect: parallel
        i = 0;
        while (i < n) { a[i] = i; i += a[i] > 3 ? 1 : 2; } // expect: sequential
        for (int x = 0, y = n - 1; x < y; x++, y--) { int t = a[x]; a[x] = a[y]; a[y] = t; } // expect: parallel
        for (int x = 0, y = n - 1; x < n; x++, y--) { int t = a[x]; a[x] = a[y]; a[y] = t; } // expect: sequential
        counter += q;
    }

    static void strides(int[] a, int[] b, int n) {
        for (int i = n - 1; i >= 0; i--) { a[i] = b[i]; } // expect: parallel
        for (int i = n - 1; i > 0; i--) { a[i] = a[i - 1]; } // expect: sequential
        for (int i = n - 2; i >= 0; i--) { a[i] = a[i + 1]; } // expect: sequential
        for (int i = 0; i < n; i += 2) { a[i] = a[i + 1]; } // expect: parallel
        for (int i = 0; i < n - 2; i += 2) { a[i] = a[i + 2]; } // expect: sequential
        for (int i = 0; i < n; i += 3) { a[i] = 1; a[i + 1] = 2; a[i + 2] = 3; } // expect: parallel
        for (int i = 0; i < n; i += 3) { a[i] = 1; a[i + 1] = 2; a[i + 3] = 3; } // expect: sequential
        for (int i = 1; i < n; i *= 2) { a[i] = 1; } // expect: sequential
        int step = counter > 1000000 ? 1 : 2;
        for (int i = 0; i < n - 2; i += step) { a[i] = a[i + 1]; } // expect: sequential
        for (int i = 0; i < n - 2; i += step) { a[i] = i; } // expect: sequential
        int zero = counter - counter;
        for (int i = 0; i < n; i++) { a[i * zero] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { a[i * step % 48] = i; } // expect: sequential
        for (int i = 0; i < 10; i++) { a[2 * i] = b[i]; a[2 * i + 1] = b[i]; } // expect: parallel
        for (int i = 0; i < 10; i++) { a[2 * i] = a[3 * i + 1]; } // expect: sequential
        for (int i = 0; i < 10; i++) { a[4 * i] = a[4 * i + 2]; } // expect: parallel
        for (int i = 0; i < 10; i++) { a[i] = a[i + 20]; } // expect: parallel
        for (int i = 0; i < 20; i++) { a[i] = a[i + 19]; } // expect: sequential
    }

    static void deep(int m) {
        double[][][][] u = new double[m][m][m][m];
        double[] f = new double[m * m * m * m * m * m * m * m];
        for (int i = 0; i < m; i++) // expect: parallel
            for (int j = 0; j < m; j++) // expect: parallel
                for (int k = 0; k < m; k++) // expect: parallel
                    for (int l = 0; l < m; l++) // expect: parallel
                        for (int p = 0; p < m; p++) // expect: reduction(+:u)
                            for (int q = 0; q < m; q++) // expect: reduction(+:u)
                                for (int r = 0; r < m; r++) // expect: reduction(+:u)
                                    for (int s = 0; s < m; s++) // expect: reduction(+:u)
                                        u[i][j][k][l] += f[((((((i * m + j) * m + k) * m + l) * m + p) * m + q) * m + r) * m + s];
        for (int i = 0; i < m; i++) // expect: parallel
            for (int j = 0; j < m; j++) // expect: parallel
                for (int k = 0; k < m; k++) // expect: parallel
                    for (int l = 0; l < m; l++) // expect: parallel
                        for (int p = 0; p < m; p++) // expect: parallel
                            for (int q = 0; q < m; q++) // expect: parallel
                                for (int r = 0; r < m; r++) // expect: parallel
                                    for (int s = 0; s < m; s++) // expect: parallel
                                        f[((((((i * m + j) * m + k) * m + l) * m + p) * m + q) * m + r) * m + s] = i + s;
        for (int i = 0; i < m; i++) // expect: parallel
            for (int j = 1; j < m; j++) // expect: sequential
                for (int k = 0; k < m; k++) // expect: parallel
                    for (int l = 0; l < m; l++) // expect: parallel
                        u[i][j][k][l] = u[i][j - 1][k][l];
        for (int i = 1; i < m; i++) // expect: sequential
            for (int j = 0; j < m; j++) // expect: parallel
                for (int k = 0; k < m; k++) // expect: parallel
                    for (int l = 0; l + 1 < m; l++) // expect: parallel
                        u[i][j][k][l] = u[i - 1][j][k][l + 1];
        for (int i = 0; i < m; i++) // expect: sequential
            for (int j = 0; j < m; j++) // expect: sequential
                f[i + j] = f[i + j + 1]; 
        acc += u[1][1][1][1] + f[5];
    }

    static void recursion(int[] a, int n) {
        for (int i = 0; i < 10; i++) { a[i] = fib(i); } // expect: parallel
        for (int i = 0; i < 4; i++) { fill(a, i * 4, i * 4 + 4); } // expect: sequential
        for (int i = 0; i < 4; i++) { fill(a, i * 3, i * 3 + 5); } // expect: sequential
        for (int i = 0; i < 10; i++) { a[i] = count(i); } // expect: sequential
    }
    static int fib(int k) { return k < 2 ? k : fib(k - 1) + fib(k - 2); }
    static void fill(int[] a, int lo, int hi) { if (hi - lo == 1) a[lo] = lo; else { int m = (lo + hi) / 2; fill(a, lo, m); fill(a, m, hi); } }
    static int count(int k) { counter++; return k == 0 ? counter : count(k - 1); }

    static void calls(int[] a, int[] b, int n) {
        Step x = new A(a), y = new B(b);
        for (int i = 0; i < n; i++) { x.at(i); } // expect: sequential
        for (int i = 0; i < n; i++) { y.at(i); } // expect: sequential
        Step[] both = {x, y};
        for (int i = 0; i < n; i++) { both[i % 2].at(i); } // expect: sequential
        for (int i = 0; i < n; i++) { set(a, i, get(b, i)); } // expect: parallel
        for (int i = 1; i < n; i++) { set(a, i, get(a, i - 1)); } // expect: sequential
        for (int i = 0; i < n; i++) { set(a, idx(i), i); } // expect: parallel
        for (int i = 0; i < n; i++) { set(a, half(i), i); } // expect: sequential
        for (int i = 0; i < n; i++) { swap(a, i, n - 1 - i); } // expect: sequential
        for (int i = 0; i < n / 2; i++) { swap(a, i, n - 1 - i); } // expect: parallel
        for (int i = 0; i < n - 1; i++) { swap(a, i, i + 1); } // expect: sequential
        Math.floorMod(3, 2);
        for (int i = 0; i < n; i++) { a[Math.floorMod(i * 5, 48)] = i; } // expect: sequential
    }
    static void set(int[] a, int i, int v) { a[i] = v; }
    static int get(int[] a, int i) { return a[i]; }
    static int idx(int i) { return i; }
    static int half(int i) { return i / 2; }
    static void swap(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }

    static void lambdas(int[] a, int[] b, int n) {
        IntUnaryOperator twice = v -> 2 * v;
        for (int i = 0; i < n; i++) { a[i] = twice.applyAsInt(b[i]); } // expect: sequential
        int[] box = {0};
        IntUnaryOperator counting = v -> box[0]++ + v;
        for (int i = 0; i < n; i++) { a[i] = counting.applyAsInt(i); } // expect: sequential
        IntConsumer put = v -> a[v] = v;
        for (int i = 0; i < n; i++) { put.accept(i); } // expect: sequential
        IntConsumer shift = v -> a[v] = v > 0 ? a[v - 1] : 0;
        for (int i = 0; i < n; i++) { shift.accept(i); } // expect: sequential
        IntBinaryOperator f = Math::max;
        int m = 0;
        for (int i = 0; i < n; i++) { m = f.applyAsInt(m, a[i]); } // expect: sequential
        Runnable[] rs = new Runnable[n];
        for (int i = 0; i < n; i++) { int k = i; rs[i] = () -> b[k / 2] = k; } // expect: parallel
        for (int i = 0; i < n; i++) { rs[i].run(); } // expect: sequential
        counter += m;
    }

    static void objects(int n) {
        Node head = null;
        for (int i = 0; i < n; i++) { Node x = new Node(); x.v = i; x.next = head; head = x; } // expect: sequential
        for (Node x = head; x != null; x = x.next) { x.v *= 2; } // expect: sequential
        Node[] nodes = new Node[n];
        for (int i = 0; i < n; i++) { nodes[i] = new Node(); nodes[i].v = i; } // expect: parallel
        for (int i = 0; i < n; i++) { nodes[i].next = nodes[(i + 1) % n]; } // expect: sequential
        for (int i = 0; i < n; i++) { nodes[i].v += nodes[i].next.v; } // expect: sequential
        for (int i = 0; i < n; i++) { nodes[i].next.v = i; } // expect: sequential
        for (int i = 0; i < n; i++) { nodes[i].v = i; } // expect: sequential
        nodes[3] = nodes[4];
        for (int i = 0; i < n; i++) { nodes[i].v = i; } // expect: sequential
        Node tmp = new Node();
        for (int i = 0; i < n; i++) { tmp.v = i; shared[i % 64] = tmp.v; } // expect: sequential
        Node keep = null;
        for (int i = 0; i < n; i++) { Node t = new Node(); t.v = i; if (i == 7) keep = t; } // expect: lastprivate(conditional: keep)
        for (int i = 0; i < n; i++) { nodes[i].d = new int[2]; nodes[i].d[0] = i; } // expect: sequential
        int[] d = new int[3];
        for (int i = 0; i < n; i++) { Node t = new Node(); t.d = d; t.d[0] = i; } // expect: sequential
        for (int i = 0; i < n; i++) { Node t = new Node(); t.d = new int[1]; t.d[0] = i; shared[i % 64] += t.d[0]; } // expect: sequential
        counter += keep.v + head.v + d[0] + nodes[2].v;
    }

    static int check(int[] x) {
        int s = 0;
        for (int i = 0; i < x.length; i++) { s += x[i] * (i % 7 + 1); } // expect: reduction(+:s)
        return s;
    }
}
