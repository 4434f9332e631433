import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * Relaxation of n points that are kept as boxed numbers in lists; the sums of three points at a time wait in a queue.
 *
 * Usage: BoxedLists [n [steps]]
 */
public class BoxedLists {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 6;
        List<Double> points = new ArrayList<>();
        ArrayList<Double> next = new ArrayList<>();
        ArrayDeque<Double> waiting = new ArrayDeque<>();
        for (int i = 0; i < n + 2; i++) {
            points.add((double) (i % 7));
            next.add(0.0);
        }
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                next.set(i, points.get(i) + 0.25 * (points.get(i - 1) - 2.0 * points.get(i) + points.get(i + 1)));
            }
            for (int i = 1; i <= n; i++) {
                points.set(i, next.get(i));
            }
        }
        double total = 0.0;
        for (double point : points) {
            total += point;
        }
        for (int i = 1; i <= n; i++) {
            waiting.addLast(points.get(i - 1) + points.get(i) + points.get(i + 1));
            if (i % 3 == 0) {
                waiting.push(2.0 * waiting.removeLast());
            }
        }
        double[] sums = new double[n];
        for (int i = 0; i < n; i++) {
            sums[i] = 0.5 * waiting.pollFirst();
        }
        System.out.println("total " + total + " sums " + sums[0] + " " + sums[n - 1]);
    }
}
