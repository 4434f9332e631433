/**
 * The price of an option on the average of a share's price, by simulating paths of it. Each path has random numbers of its own, so that it can be simulated again.
 *
 * Usage: AsianOption [paths] [steps]
 */
public class AsianOption {
    static final double RATE = 0.03;
    static final double VOLATILITY = 0.25;
    static final double START = 100;
    static final double STRIKE = 105;

    /** The numbers of one path: a xorshift generator and Box and Muller's normal numbers. */
    static class PathNumbers {
        private long state;

        PathNumbers(long path) {
            state = path * 0x9E3779B97F4A7C15L + 0x1234567L;
        }

        double uniform() {
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
            return ((state >>> 11) + 0.5) * 0x1.0p-53;
        }

        double normal() {
            return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
        }
    }

    static double payoff(int path, int steps) {
        PathNumbers numbers = new PathNumbers(path + 1);
        double dt = 1.0 / steps;
        double drift = (RATE - VOLATILITY * VOLATILITY / 2) * dt;
        double price = START;
        double total = 0;
        for (int t = 0; t < steps; t++) {
            price *= Math.exp(drift + VOLATILITY * Math.sqrt(dt) * numbers.normal());
            total += price;
        }
        return Math.max(0, total / steps - STRIKE);
    }

    public static void main(String[] args) {
        int paths = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 50;
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < paths; i++) {
            double value = payoff(i, steps);
            sum += value;
            squares += value * value;
        }
        double mean = sum / paths;
        double error = Math.sqrt((squares / paths - mean * mean) / paths);
        System.out.printf("%.4f +- %.4f%n", Math.exp(-RATE) * mean, Math.exp(-RATE) * error);
    }
}
