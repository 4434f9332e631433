/** Gas in a tube by finite volumes, density and momentum of each cell. At each cut both are sent both ways, or one way and the flux that is computed from them the other: 16 * 2 * (p - 1) bytes a step. */
public class TubesArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] density = new double[n];
    double[] momentum = new double[n];
    double[] mass = new double[n + 1];
    double[] force = new double[n + 1];
    for (int i = 0; i < n; i++) {
      density[i] = i < n / 2 ? 1 : 0.5;
      momentum[i] = 0.01 * (i % 3);
    }
    for (int step = 0; step < steps; step++) {
      for (int f = 1; f < n; f++) {
        double velocity = (momentum[f - 1] + momentum[f]) / (density[f - 1] + density[f]);
        mass[f] = 0.5 * (momentum[f - 1] + momentum[f]) - 0.5 * (density[f] - density[f - 1]);
        force[f] = mass[f] * velocity + 0.5 * (density[f - 1] + density[f]) - 0.5 * (momentum[f] - momentum[f - 1]);
      }
      for (int i = 1; i < n - 1; i++) {
        density[i] -= 0.1 * (mass[i + 1] - mass[i]);
        momentum[i] -= 0.1 * (force[i + 1] - force[i]);
      }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += density[i] + momentum[i];
    }
    System.out.println(sum);
  }
}
