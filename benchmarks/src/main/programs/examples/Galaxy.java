import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Stars that attract each other, each an object in a list, moved by the leapfrog method; the energy before and after is printed.
 *
 * Usage: Galaxy [stars] [steps]
 */
public class Galaxy {
    static class Star {
        double x, y, z;
        double vx, vy, vz;
        double ax, ay, az;
        final double mass;

        Star(Random random) {
            x = random.nextGaussian();
            y = random.nextGaussian();
            z = random.nextGaussian();
            mass = 0.5 + random.nextDouble();
        }

        void attractedBy(Star other) {
            double dx = other.x - x;
            double dy = other.y - y;
            double dz = other.z - z;
            double square = dx * dx + dy * dy + dz * dz + 1e-3;
            double strength = other.mass / (square * Math.sqrt(square));
            ax += strength * dx;
            ay += strength * dy;
            az += strength * dz;
        }

        void kick(double dt) {
            vx += ax * dt;
            vy += ay * dt;
            vz += az * dt;
        }

        void drift(double dt) {
            x += vx * dt;
            y += vy * dt;
            z += vz * dt;
        }
    }

    private final List<Star> stars = new ArrayList<>();

    Galaxy(int number) {
        Random random = new Random(7);
        for (int i = 0; i < number; i++) {
            stars.add(new Star(random));
        }
    }

    void accelerate() {
        for (Star star : stars) {
            star.ax = 0;
            star.ay = 0;
            star.az = 0;
            for (Star other : stars) {
                if (other != star) {
                    star.attractedBy(other);
                }
            }
        }
    }

    void step(double dt) {
        for (Star star : stars) {
            star.kick(dt / 2);
            star.drift(dt);
        }
        accelerate();
        for (Star star : stars) {
            star.kick(dt / 2);
        }
    }

    double energy() {
        double energy = 0;
        for (int i = 0; i < stars.size(); i++) {
            Star a = stars.get(i);
            energy += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
            for (int j = i + 1; j < stars.size(); j++) {
                Star b = stars.get(j);
                double dx = a.x - b.x;
                double dy = a.y - b.y;
                double dz = a.z - b.z;
                energy -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz + 1e-3);
            }
        }
        return energy;
    }

    public static void main(String[] args) {
        int number = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        Galaxy galaxy = new Galaxy(number);
        System.out.printf("energy %.6f%n", galaxy.energy());
        galaxy.accelerate();
        for (int i = 0; i < steps; i++) {
            galaxy.step(1e-4);
        }
        System.out.printf("energy %.6f%n", galaxy.energy());
    }
}
