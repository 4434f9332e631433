import java.util.ArrayList;
import java.util.List;

/**
 * A chain of atoms, each with a list of the atoms within two places, which pull and push. In blocks of atoms two places go across each
 * border in each direction: 8 * 2 * 2 * (p - 1) bytes a step.
 *
 * Usage: AtomsNeighbours [n [steps]]
 */
public class AtomsNeighbours {
  static class Atom {
    double x;
    double v;
    final List<Atom> neighbours = new ArrayList<>();

    Atom(double x) {
      this.x = x;
    }

    double force() {
      double force = 0;
      for (Atom other : neighbours) {
        double d = other.x - x;
        double r2 = d * d;
        force += d / r2 - d / (r2 * r2);
      }
      return force;
    }

    void kick(double dt) {
      v += dt * force();
    }

    void drift(double dt) {
      x += dt * v;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<Atom> atoms = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      atoms.add(new Atom(i + 0.1 * Math.sin(i)));
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        if (i != j && Math.abs(i - j) <= 2) {
          atoms.get(i).neighbours.add(atoms.get(j));
        }
      }
    }
    double dt = 0.01;
    for (int step = 0; step < steps; step++) {
      for (Atom atom : atoms) {
        atom.kick(dt);
      }
      for (Atom atom : atoms) {
        atom.drift(dt);
      }
    }
    System.out.println(atoms.get(n / 2).x);
  }
}
