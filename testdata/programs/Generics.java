import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Generic classes and methods, with arrays held in collections: rows in a list, blocks in a map, a linked list of one's
 * own with an iterator.
 *
 * Usage: Generics [n]
 */
public class Generics {

    static final class Chain<T> implements Iterable<T> {
        private final class Link {
            final T item;
            Link next;

            Link(T item) {
                this.item = item;
            }
        }

        private Link first;
        private Link last;

        void add(T item) {
            Link link = new Link(item);
            if (first == null) {
                first = link;
            } else {
                last.next = link;
            }
            last = link;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                private Link here = first;

                @Override
                public boolean hasNext() {
                    return here != null;
                }

                @Override
                public T next() {
                    T item = here.item;
                    here = here.next;
                    return item;
                }
            };
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        List<double[]> rows = new ArrayList<>();
        Map<String, double[]> blocks = new HashMap<>();
        Chain<double[]> chain = new Chain<>();
        for (int i = 0; i < n; i++) {
            double[] row = new double[n];
            for (int j = 0; j < n; j++) {
                row[j] = i + 0.5 * j;
            }
            rows.add(row);
            chain.add(row);
            blocks.put("block" + i % 3, row);
        }
        for (int i = 1; i < n; i++) {
            double[] above = rows.get(i - 1);
            double[] row = rows.get(i);
            for (int j = 0; j < n; j++) {
                row[j] += 0.1 * above[j];
            }
        }
        double sum = 0.0;
        for (double[] row : chain) {
            sum += row[n / 2];
        }
        double mapped = 0.0;
        for (Map.Entry<String, double[]> entry : new TreeMap<>(blocks).entrySet()) {
            mapped += entry.getKey().length() * entry.getValue()[0];
        }
        List<Integer> order = new ArrayList<>(List.of(3, 1, 2));
        System.out.printf("sum %.6f mapped %.6f largest %d first %.3f%n", sum, mapped, largest(order), first(rows)[1]);
    }

    static <T extends Comparable<T>> T largest(List<T> items) {
        T best = items.get(0);
        for (T item : items) {
            if (item.compareTo(best) > 0) {
                best = item;
            }
        }
        return best;
    }

    static <T> T first(List<? extends T> items) {
        return items.get(0);
    }
}
