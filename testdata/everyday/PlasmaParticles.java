import java.util.ArrayList;
import java.util.List;

/**
 * Particles in a list put their charge on a periodic grid by shares, and are pushed by its field; each rank has particles in every cell. Partial charges
 * are reduced and come back, 8 * 2 * cells * (p - 1) bytes a step.
 */
public class PlasmaParticles {
  static final class Particle {
    double x;
    double v;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int cells = Integer.parseInt(args[1]);
    int steps = Integer.parseInt(args[2]);
    List<Particle> particles = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      Particle particle = new Particle();
      particle.x = i * 5 % cells + 0.3 + 0.001 * (i % 9);
      particle.v = 0.01 * (i % 3 - 1);
      particles.add(particle);
    }
    double[] charge = new double[cells];
    double[] field = new double[cells];
    for (int step = 0; step < steps; step++) {
      for (int c = 0; c < cells; c++) {
        charge[c] = 0;
      }
      for (Particle particle : particles) {
        int cell = (int) particle.x;
        double share = particle.x - cell;
        charge[cell] += 1 - share;
        charge[(cell + 1) % cells] += share;
      }
      for (int c = 0; c < cells; c++) {
        field[c] = 0.001 * (charge[(c + cells - 1) % cells] - charge[(c + 1) % cells]);
      }
      for (Particle particle : particles) {
        particle.v += 0.1 * field[(int) particle.x];
        particle.x = (particle.x + 0.1 * particle.v + cells) % cells;
      }
    }
    System.out.println(particles.get(n / 2).x);
  }
}
