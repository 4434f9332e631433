/**
 * A wave packet on a ring of n points by Schroedinger's equation, in explicit steps; the amplitudes are objects that never change, so that each step makes
 * new ones, and several on the way to each.
 *
 * Usage: WavePacket [n [steps]]
 */
public class WavePacket {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        Amplitude[] wave = new Amplitude[n];
        for (int k = 0; k < n; k++) {
            wave[k] = new Amplitude(Math.exp(-(k - n / 2) * (k - n / 2) / 100.0), 0.0);
        }
        for (int t = 0; t < steps; t++) {
            Amplitude[] next = new Amplitude[n];
            for (int k = 0; k < n; k++) {
                Amplitude left = wave[(k + n - 1) % n];
                Amplitude right = wave[(k + 1) % n];
                next[k] = wave[k].plus(left.plus(right).plus(wave[k].times(-2)).times(0.01).turned());
            }
            wave = next;
        }
        System.out.printf("amplitude %.9f %.9f%n", wave[n / 2].re(), wave[n / 2].im());
    }
}

record Amplitude(double re, double im) {
    Amplitude plus(Amplitude other) {
        return new Amplitude(re + other.re, im + other.im);
    }

    Amplitude times(double factor) {
        return new Amplitude(re * factor, im * factor);
    }

    Amplitude turned() {
        return new Amplitude(-im, re);
    }
}
