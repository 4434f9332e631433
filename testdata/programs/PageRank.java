/**
 * PageRank of a directed graph of n pages by power iteration: every page links to its successor on a ring and to some
 * pages at random; every tenth page links to none, and its rank is spread over all pages.
 *
 * Usage: PageRank [n [iterations]]
 */
public class PageRank {

    static final double DAMPING = 0.85;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int iterations = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        int links = 5;
        int[] outgoing = new int[n];
        int[][] targets = new int[n][];
        long seed = 1;
        for (int page = 0; page < n; page++) {
            outgoing[page] = page % 10 == 9 ? 0 : links;
            targets[page] = new int[outgoing[page]];
            for (int link = 0; link < outgoing[page]; link++) {
                seed = seed * 6364136223846793005L + 1442695040888963407L;
                targets[page][link] = link == 0 ? (page + 1) % n : (int) ((seed >>> 33) % n);
            }
        }
        int[] start = new int[n + 1];
        int[] source = incoming(targets, start);
        double[] rank = new double[n];
        double[] next = new double[n];
        for (int page = 0; page < n; page++) {
            rank[page] = 1.0 / n;
        }
        rank = run(start, source, outgoing, rank, next, iterations);
        double sum = 0.0;
        double weighted = 0.0;
        for (int page = 0; page < n; page++) {
            sum += rank[page];
            weighted += page * rank[page];
        }
        System.out.printf("sum %.9f checksum %.9f%n", sum, weighted);
    }

    /** The links by target: source[start[page]] to source[start[page + 1] - 1] link to the page. */
    static int[] incoming(int[][] targets, int[] start) {
        int n = targets.length;
        for (int[] list : targets) {
            for (int target : list) {
                start[target + 1]++;
            }
        }
        for (int page = 0; page < n; page++) {
            start[page + 1] += start[page];
        }
        int[] position = start.clone();
        int[] source = new int[start[n]];
        for (int page = 0; page < n; page++) {
            for (int target : targets[page]) {
                source[position[target]++] = page;
            }
        }
        return source;
    }

    static double[] run(int[] start, int[] source, int[] outgoing, double[] rank, double[] next, int iterations) {
        int n = rank.length;
        for (int iteration = 0; iteration < iterations; iteration++) {
            double dangling = 0.0;
            for (int page = 0; page < n; page++) {
                if (outgoing[page] == 0) {
                    dangling += rank[page];
                }
            }
            for (int page = 0; page < n; page++) {
                double sum = 0.0;
                for (int link = start[page]; link < start[page + 1]; link++) {
                    sum += rank[source[link]] / outgoing[source[link]];
                }
                next[page] = (1.0 - DAMPING) / n + DAMPING * (sum + dangling / n);
            }
            double[] swap = rank;
            rank = next;
            next = swap;
        }
        return rank;
    }
}
