/**
 * A string of n points that is plucked: leapfrog steps with three levels in turn. A field keeps the sum of the roots of the kinetic energies of all
 * steps, and is read in the end.
 *
 * Usage: Speedometer [n [steps]]
 */
public class Speedometer {

    private double travelled;

    void step(double[] before, double[] now, double[] after) {
        double energy = 0.0;
        for (int i = 1; i < now.length - 1; i++) {
            after[i] = 2 * now[i] - before[i] + 0.25 * (now[i - 1] - 2 * now[i] + now[i + 1]);
            double speed = after[i] - now[i];
            energy += speed * speed;
        }
        travelled += Math.sqrt(energy);
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 6;
        double[] before = new double[n];
        for (int i = 1; i < n - 1; i++) {
            before[i] = Math.min(i, n - 1 - i) / (double) n;
        }
        double[] now = before.clone();
        double[] after = new double[n];
        Speedometer speedometer = new Speedometer();
        for (int t = 0; t < steps; t++) {
            speedometer.step(before, now, after);
            double[] last = before;
            before = now;
            now = after;
            after = last;
        }
        System.out.printf("travelled %.9f%n", speedometer.travelled);
    }
}
