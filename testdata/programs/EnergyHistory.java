/**
 * A ring of n points between springs, of which the kinetic energy of every step is kept and printed in the end.
 *
 * Usage: EnergyHistory [n [steps]]
 */
public class EnergyHistory {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 40;
        double[] x = new double[n];
        double[] v = new double[n];
        double[] force = new double[n];
        double[] energies = new double[steps];
        for (int i = 0; i < n; i++) {
            x[i] = Math.sin(i);
        }
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                force[i] = x[(i + 1) % n] + x[(i + n - 1) % n] - 2.0 * x[i];
            }
            double energy = 0.0;
            for (int i = 0; i < n; i++) {
                v[i] += 0.1 * force[i];
                x[i] += 0.1 * v[i];
                energy += 0.5 * v[i] * v[i];
            }
            energies[t] = energy;
        }
        for (int t = 0; t < steps; t += 5) {
            System.out.println(energies[t]);
        }
    }
}
