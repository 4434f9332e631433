/**
 * Distances between all pairs of particles, counted in bins over all steps. Every rank needs all positions: 8 * 2 * n * (p - 1) bytes a step.
 *
 * Usage: RadialObjects [n [steps]]
 */
public class RadialObjects {
  static class Particle {
    double x;
    double y;

    double distance(Particle other) {
      return Math.hypot(x - other.x, y - other.y);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 48;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Particle[] particles = new Particle[n];
    for (int i = 0; i < n; i++) {
      particles[i] = new Particle();
      particles[i].x = i * 37 % 101 / 101.0;
      particles[i].y = i * 53 % 97 / 97.0;
    }
    long[] counts = new long[2];
    for (int step = 0; step < steps; step++) {
      for (Particle one : particles) {
        for (Particle other : particles) {
          counts[(int) Math.min(1, one.distance(other))]++;
        }
      }
      for (Particle particle : particles) {
        particle.x += 0.01 * Math.sin(particle.y + step);
        particle.y += 0.01 * Math.cos(particle.x + step);
      }
    }
    System.out.println(counts[0]);
  }
}
