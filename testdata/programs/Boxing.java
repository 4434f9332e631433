import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Boxed numbers: in arrays, fields, variables, lists, a queue and a map; boxing and unboxing by hand and by the compiler.
 *
 * Usage: Boxing [n]
 */
public class Boxing {

    private Double field = 0.0;
    private static Integer counter = 0;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 60;
        Double[] boxes = new Double[n];
        double[] plain = new double[n];
        List<Double> list = new ArrayList<>();
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        Map<Integer, Long> map = new HashMap<>();
        Boxing object = new Boxing();
        for (int i = 0; i < n; i++) {
            boxes[i] = 0.5 * i;
            list.add(boxes[i] + 1.0);
            queue.addLast(i);
            map.merge(i % 5, (long) i, Long::sum);
            object.field += boxes[i];
            counter++;
        }
        for (int i = 0; i < n; i++) {
            plain[i] = list.get(i) - boxes[i] + queue.removeFirst();
            list.set(i, plain[i] * 2.0);
        }
        double sum = 0.0;
        for (Double value : list) {
            sum += value;
        }
        long keys = 0;
        for (int key = 0; key < 5; key++) {
            keys += (key + 1) * map.get(key);
        }
        Character letter = 'a';
        Byte small = (byte) (letter + 1);
        Short less = (short) (small.intValue() * 100);
        Boolean positive = Float.valueOf(2.5f).compareTo(0.0f) > 0;
        Integer cached = 127;
        Integer same = 127;
        System.out.println("sum " + sum + " field " + object.field + " counter " + counter + " keys " + keys + " less " + less
                + " positive " + positive + " equal " + cached.equals(same) + " empty " + queue.isEmpty());
    }
}
