import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.CRC32;

/** Objects of the library that iterations make for themselves, and some that they share. */
public class Generators {
    enum Side { LEFT, RIGHT, UP }

    private static Random kept;

    static double draw(SplittableRandom generator) {
        return generator.nextDouble() + generator.nextInt(7);
    }

    static double helped(int n) {
        double t = 0;
        for (int i = 0; i < n; i++) { // expect: reduction(+:t)
            SplittableRandom own = new SplittableRandom(i);
            t += draw(own);
        }
        return t;
    }

    static void put(StringBuilder text, int i) {
        text.append(i).append(' ');
    }

    static String[] texts(int n) {
        String[] out = new String[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            StringBuilder text = new StringBuilder();
            put(text, i);
            put(text, i * i);
            out[i] = text.toString();
        }
        return out;
    }

    static long crcs(byte[] data) {
        long x = 0;
        for (int i = 0; i < data.length; i++) { // expect: reduction(^:x)
            CRC32 c = new CRC32();
            c.update(data[i]);
            c.update(i);
            x ^= c.getValue();
        }
        return x;
    }

    static int[] bits(int n) {
        int[] out = new int[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            BitSet seen = new BitSet(64);
            int v = i;
            while (!seen.get(v)) { // expect: sequential
                seen.set(v);
                v = (v * v + 3) % 61;
            }
            AtomicInteger count = new AtomicInteger();
            count.addAndGet(seen.cardinality());
            out[i] = count.get();
        }
        return out;
    }

    static double shared(int n) {
        double t = 0;
        Random one = new Random(5);
        for (int i = 0; i < n; i++) { // expect: sequential: call Random.nextDouble() line 73
            t += one.nextDouble();
        }
        return t;
    }

    static double unseeded(int n) {
        double t = 0;
        for (int i = 0; i < n; i++) { // expect: sequential: call Random.<init>() line 81
            Random own = new Random();
            t += own.nextDouble() > 2 ? 1 : 0;
        }
        return t;
    }

    static double left(int n) {
        double t = 0;
        kept = new Random(1);
        for (int i = 0; i < n; i++) { // expect: sequential
            t += kept.nextDouble();
            kept = new Random(i);
        }
        return t;
    }

    static double either(int n) {
        double t = 0;
        Random r = new Random(3);
        for (int i = 0; i < n; i++) { // expect: sequential
            if (i % 3 == 0) r = new Random(i);
            t += r.nextDouble();
        }
        return t;
    }

    public static void main(String[] a) {
        int n = 200;
        int[] sides = new int[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            sides[i] = Side.values()[i % 3].ordinal();
        }
        byte[] data = new byte[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            data[i] = (byte) i;
        }
        System.out.println(helped(n) + " " + crcs(data) + " " + Arrays.hashCode(bits(60)) + " " + shared(n) + " " + unseeded(n) + " " + left(n) + " " + either(n) + " " + sides[4] + " " + texts(n)[7]);
    }
}
