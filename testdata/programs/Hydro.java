/**
 * Lagrangian shock hydrodynamics on an unstructured mesh of hexahedra: a Sedov blast wave in one octant of a cube.
 *
 * Thermodynamic quantities belong to elements, kinematic ones to nodes. Elements push their corner nodes by pressure and
 * against hourglass modes (Flanagan and Belytschko 1981), nodes move, elements follow: volumes, velocity gradients, a
 * monotonic artificial viscosity limited by the six face neighbours, an ideal gas by predictor and corrector. The time step
 * is a minimum over all elements. The sum of internal and kinetic energy is checked at the end.
 *
 * Usage: Hydro [elements per edge [steps]]
 */
public class Hydro {

    private static final double EDGE = 1.125;
    private static final double BLAST = 0.25;
    private static final double GAMMA = 5.0 / 3.0;
    private static final double HOURGLASS = 0.03;
    private static final double LINEAR_VISCOSITY = 0.5;
    private static final double QUADRATIC_VISCOSITY = 2.0 / 3.0;

    /** The corners of an element as each of them sees the other seven. */
    private static final int[][] VIEW = {
        {0, 1, 2, 3, 4, 5, 6, 7}, {1, 2, 3, 0, 5, 6, 7, 4}, {2, 3, 0, 1, 6, 7, 4, 5}, {3, 0, 1, 2, 7, 4, 5, 6},
        {4, 7, 6, 5, 0, 3, 2, 1}, {5, 4, 7, 6, 1, 0, 3, 2}, {6, 5, 4, 7, 2, 1, 0, 3}, {7, 6, 5, 4, 3, 2, 1, 0}};

    /** The four hourglass modes by corner. */
    private static final double[][] MODES = {
        {1, 1, -1, -1, -1, -1, 1, 1}, {1, -1, -1, 1, -1, 1, 1, -1}, {1, -1, 1, -1, 1, -1, 1, -1}, {-1, 1, -1, 1, 1, -1, 1, -1}};

    /** The corners of the upper and of the lower face across each of the three directions of an element. */
    private static final int[][] UPPER = {{1, 2, 6, 5}, {2, 3, 7, 6}, {4, 5, 6, 7}};
    private static final int[][] LOWER = {{0, 3, 7, 4}, {1, 0, 4, 5}, {0, 1, 2, 3}};

    /** In place of a neighbour: a plane of symmetry, a free surface. */
    private static final int MIRROR = -1;
    private static final int FREE = -2;

    private final int[][] corners;
    private final int[][] below;
    private final int[][] above;

    private final double[] x;
    private final double[] y;
    private final double[] z;
    private final double[] vx;
    private final double[] vy;
    private final double[] vz;
    private final double[] fx;
    private final double[] fy;
    private final double[] fz;
    private final double[] ax;
    private final double[] ay;
    private final double[] az;
    private final double[] nodeMass;
    private final boolean[] fixedX;
    private final boolean[] fixedY;
    private final boolean[] fixedZ;

    private final double[] startVolume;
    private final double[] volume;
    private final double[] change;
    private final double[] length;
    private final double[] divergence;
    private final double[] energy;
    private final double[] pressure;
    private final double[] viscosity;
    private final double[] linear;
    private final double[] quadratic;
    private final double[] sound;
    private final double[] heat;
    private final double[][] gradient;
    private final double[][] width;

    private final double[] cx = new double[8];
    private final double[] cy = new double[8];
    private final double[] cz = new double[8];
    private final double[] bx = new double[8];
    private final double[] by = new double[8];
    private final double[] bz = new double[8];

    private double dt;

    Hydro(int s) {
        int elements = s * s * s;
        int nodes = (s + 1) * (s + 1) * (s + 1);
        corners = new int[elements][8];
        below = new int[3][elements];
        above = new int[3][elements];
        x = new double[nodes];
        y = new double[nodes];
        z = new double[nodes];
        vx = new double[nodes];
        vy = new double[nodes];
        vz = new double[nodes];
        fx = new double[nodes];
        fy = new double[nodes];
        fz = new double[nodes];
        ax = new double[nodes];
        ay = new double[nodes];
        az = new double[nodes];
        nodeMass = new double[nodes];
        fixedX = new boolean[nodes];
        fixedY = new boolean[nodes];
        fixedZ = new boolean[nodes];
        startVolume = new double[elements];
        volume = new double[elements];
        change = new double[elements];
        length = new double[elements];
        divergence = new double[elements];
        energy = new double[elements];
        pressure = new double[elements];
        viscosity = new double[elements];
        linear = new double[elements];
        quadratic = new double[elements];
        sound = new double[elements];
        heat = new double[elements];
        gradient = new double[3][elements];
        width = new double[3][elements];
        mesh(s);
        blast();
    }

    public static void main(String[] args) {
        int s = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        Hydro hydro = new Hydro(s);
        double time = hydro.run(steps);
        double total = hydro.totalEnergy();
        System.out.printf("time %.6e energy at the origin %.6e total %.6e %s%n", time,
                hydro.energy[0] * hydro.startVolume[0], total,
                Math.abs(total - BLAST) < 0.05 * BLAST ? "conserved" : "lost");
    }

    private void mesh(int s) {
        int n = s + 1;
        for (int k = 0; k < n; k++) {
            for (int j = 0; j < n; j++) {
                for (int i = 0; i < n; i++) {
                    int node = (k * n + j) * n + i;
                    x[node] = EDGE * i / s;
                    y[node] = EDGE * j / s;
                    z[node] = EDGE * k / s;
                    fixedX[node] = i == 0;
                    fixedY[node] = j == 0;
                    fixedZ[node] = k == 0;
                }
            }
        }
        int[] stride = {1, s, s * s};
        for (int k = 0; k < s; k++) {
            for (int j = 0; j < s; j++) {
                for (int i = 0; i < s; i++) {
                    int element = (k * s + j) * s + i;
                    int first = (k * n + j) * n + i;
                    int[] offsets = {0, 1, n + 1, n, n * n, n * n + 1, n * n + n + 1, n * n + n};
                    for (int c = 0; c < 8; c++) {
                        corners[element][c] = first + offsets[c];
                    }
                    int[] place = {i, j, k};
                    for (int direction = 0; direction < 3; direction++) {
                        below[direction][element] = place[direction] == 0 ? MIRROR : element - stride[direction];
                        above[direction][element] = place[direction] == s - 1 ? FREE : element + stride[direction];
                    }
                }
            }
        }
    }

    /** A cold gas of density 1 at rest, all energy in the element at the origin. */
    private void blast() {
        for (int e = 0; e < corners.length; e++) {
            gatherPositions(e);
            startVolume[e] = shape();
            volume[e] = 1.0;
            for (int node : corners[e]) {
                nodeMass[node] += startVolume[e] / 8.0;
            }
        }
        energy[0] = BLAST / startVolume[0];
        pressure[0] = (GAMMA - 1.0) * energy[0];
        sound[0] = Math.sqrt(GAMMA * pressure[0]);
        dt = 0.1 * Math.cbrt(startVolume[0]) / sound[0];
    }

    /** Returns the time that was reached. */
    double run(int steps) {
        double time = 0.0;
        for (int t = 0; t < steps; t++) {
            pushNodes();
            dampHourglasses();
            moveNodes();
            moveElements();
            gradients();
            limitViscosity();
            updateState();
            time += dt;
            dt = nextTimeStep();
        }
        return time;
    }

    private void gatherPositions(int e) {
        for (int c = 0; c < 8; c++) {
            int node = corners[e][c];
            cx[c] = x[node];
            cy[c] = y[node];
            cz[c] = z[node];
        }
    }

    /** Leaves the derivatives of the gathered element's volume by its corners' positions in bx, by, bz; returns the volume. */
    private double shape() {
        derivative(cy, cz, bx);
        derivative(cz, cx, by);
        derivative(cx, cy, bz);
        double sum = 0.0;
        for (int c = 0; c < 8; c++) {
            sum += cx[c] * bx[c];
        }
        return sum;
    }

    private static void derivative(double[] u, double[] w, double[] b) {
        for (int c = 0; c < 8; c++) {
            int[] v = VIEW[c];
            b[c] = (u[v[1]] * ((w[v[5]] - w[v[2]]) - (w[v[3]] - w[v[4]]))
                    + u[v[2]] * (w[v[1]] - w[v[3]])
                    + u[v[3]] * ((w[v[2]] - w[v[7]]) - (w[v[4]] - w[v[1]]))
                    + u[v[4]] * ((w[v[7]] - w[v[5]]) - (w[v[1]] - w[v[3]]))
                    + u[v[5]] * (w[v[4]] - w[v[1]])
                    + u[v[7]] * (w[v[3]] - w[v[4]])) / 12.0;
        }
    }

    /** The force of each element's pressure and viscosity on its corners. */
    private void pushNodes() {
        for (int node = 0; node < fx.length; node++) {
            fx[node] = 0.0;
            fy[node] = 0.0;
            fz[node] = 0.0;
        }
        for (int e = 0; e < corners.length; e++) {
            gatherPositions(e);
            shape();
            double stress = pressure[e] + viscosity[e];
            for (int c = 0; c < 8; c++) {
                int node = corners[e][c];
                fx[node] += stress * bx[c];
                fy[node] += stress * by[c];
                fz[node] += stress * bz[c];
            }
        }
    }

    /** Forces against the four modes of each element that leave its volume as it is; their work heats the element. */
    private void dampHourglasses() {
        double[][] mode = new double[4][8];
        double[] ux = new double[8];
        double[] uy = new double[8];
        double[] uz = new double[8];
        for (int e = 0; e < corners.length; e++) {
            gatherPositions(e);
            double v = shape();
            for (int c = 0; c < 8; c++) {
                int node = corners[e][c];
                ux[c] = vx[node];
                uy[c] = vy[node];
                uz[c] = vz[node];
            }
            double coefficient = HOURGLASS * sound[e] * startVolume[e] / Math.cbrt(v);
            for (int m = 0; m < 4; m++) {
                double mx = dot(cx, MODES[m]) / v;
                double my = dot(cy, MODES[m]) / v;
                double mz = dot(cz, MODES[m]) / v;
                for (int c = 0; c < 8; c++) {
                    mode[m][c] = MODES[m][c] - (mx * bx[c] + my * by[c] + mz * bz[c]);
                }
            }
            heat[e] = (resist(e, coefficient, mode, ux, fx) + resist(e, coefficient, mode, uy, fy)
                    + resist(e, coefficient, mode, uz, fz)) / startVolume[e];
        }
    }

    /** Forces in one direction of space; returns the power that they take from the motion. */
    private double resist(int e, double coefficient, double[][] mode, double[] u, double[] f) {
        double power = 0.0;
        for (int m = 0; m < 4; m++) {
            double speed = dot(mode[m], u);
            double amplitude = coefficient * speed;
            power += amplitude * speed;
            for (int c = 0; c < 8; c++) {
                f[corners[e][c]] -= amplitude * mode[m][c];
            }
        }
        return power;
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0.0;
        for (int c = 0; c < 8; c++) {
            sum += a[c] * b[c];
        }
        return sum;
    }

    private void moveNodes() {
        for (int node = 0; node < x.length; node++) {
            ax[node] = fx[node] / nodeMass[node];
            ay[node] = fy[node] / nodeMass[node];
            az[node] = fz[node] / nodeMass[node];
        }
        for (int node = 0; node < x.length; node++) {
            if (fixedX[node]) {
                ax[node] = 0.0;
            }
            if (fixedY[node]) {
                ay[node] = 0.0;
            }
            if (fixedZ[node]) {
                az[node] = 0.0;
            }
        }
        for (int node = 0; node < x.length; node++) {
            vx[node] += dt * ax[node];
            vy[node] += dt * ay[node];
            vz[node] += dt * az[node];
            x[node] += dt * vx[node];
            y[node] += dt * vy[node];
            z[node] += dt * vz[node];
        }
    }

    /** Volumes and lengths after the motion, the divergence of the velocity at half the step. */
    private void moveElements() {
        for (int e = 0; e < corners.length; e++) {
            gatherPositions(e);
            double v = shape();
            double relative = v / startVolume[e];
            change[e] = relative - volume[e];
            volume[e] = relative;
            length[e] = v / largestArea();
            for (int c = 0; c < 8; c++) {
                int node = corners[e][c];
                cx[c] -= 0.5 * dt * vx[node];
                cy[c] -= 0.5 * dt * vy[node];
                cz[c] -= 0.5 * dt * vz[node];
            }
            double half = shape();
            double sum = 0.0;
            for (int c = 0; c < 8; c++) {
                int node = corners[e][c];
                sum += bx[c] * vx[node] + by[c] * vy[node] + bz[c] * vz[node];
            }
            divergence[e] = sum / half;
        }
    }

    private double largestArea() {
        double largest = 0.0;
        for (int direction = 0; direction < 3; direction++) {
            largest = Math.max(largest, Math.max(area(UPPER[direction]), area(LOWER[direction])));
        }
        return largest;
    }

    /** Half the length of the cross product of a face's diagonals. */
    private double area(int[] face) {
        double ax = cx[face[2]] - cx[face[0]];
        double ay = cy[face[2]] - cy[face[0]];
        double az = cz[face[2]] - cz[face[0]];
        double dx = cx[face[3]] - cx[face[1]];
        double dy = cy[face[3]] - cy[face[1]];
        double dz = cz[face[3]] - cz[face[1]];
        double nx = ay * dz - az * dy;
        double ny = az * dx - ax * dz;
        double nz = ax * dy - ay * dx;
        return 0.5 * Math.sqrt(nx * nx + ny * ny + nz * nz);
    }

    /** The width of each element and the gradient of the velocity along each of its three directions. */
    private void gradients() {
        double[][] d = new double[3][3];
        for (int e = 0; e < corners.length; e++) {
            int[] nodes = corners[e];
            for (int direction = 0; direction < 3; direction++) {
                d[direction][0] = across(nodes, direction, x);
                d[direction][1] = across(nodes, direction, y);
                d[direction][2] = across(nodes, direction, z);
            }
            double v = startVolume[e] * volume[e];
            for (int direction = 0; direction < 3; direction++) {
                double[] a = d[(direction + 1) % 3];
                double[] b = d[(direction + 2) % 3];
                double nx = a[1] * b[2] - a[2] * b[1];
                double ny = a[2] * b[0] - a[0] * b[2];
                double nz = a[0] * b[1] - a[1] * b[0];
                width[direction][e] = v / Math.sqrt(nx * nx + ny * ny + nz * nz);
                gradient[direction][e] = (nx * across(nodes, direction, vx) + ny * across(nodes, direction, vy)
                        + nz * across(nodes, direction, vz)) / v;
            }
        }
    }

    /** The mean of a nodal quantity over an element's upper face less that over its lower face. */
    private static double across(int[] nodes, int direction, double[] u) {
        int[] up = UPPER[direction];
        int[] low = LOWER[direction];
        return 0.25 * (u[nodes[up[0]]] + u[nodes[up[1]]] + u[nodes[up[2]]] + u[nodes[up[3]]]
                - u[nodes[low[0]]] - u[nodes[low[1]]] - u[nodes[low[2]]] - u[nodes[low[3]]]);
    }

    /** The two terms of the viscosity, less what a smooth flow, judged by the face neighbours, does not need. */
    private void limitViscosity() {
        for (int e = 0; e < corners.length; e++) {
            double first = 0.0;
            double second = 0.0;
            for (int direction = 0; direction < 3; direction++) {
                double phi = limiter(gradient[direction], e, below[direction][e], above[direction][e]);
                double jump = Math.min(0.0, gradient[direction][e] * width[direction][e]);
                first += jump * (1.0 - phi);
                second += jump * jump * (1.0 - phi * phi);
            }
            if (divergence[e] > 0.0) {
                linear[e] = 0.0;
                quadratic[e] = 0.0;
            } else {
                linear[e] = -LINEAR_VISCOSITY / volume[e] * first;
                quadratic[e] = QUADRATIC_VISCOSITY / volume[e] * second;
            }
        }
    }

    /** 1 where the gradient is as that of both neighbours, 0 at a shock. */
    private static double limiter(double[] g, int e, int low, int high) {
        double own = g[e] + 1.0e-30;
        double left = (low == MIRROR ? g[e] : g[low]) / own;
        double right = high == FREE ? 0.0 : g[high] / own;
        double phi = Math.min(0.5 * (left + right), 2.0 * Math.min(left, right));
        return Math.max(0.0, Math.min(1.0, phi));
    }

    /** Energy, pressure, viscosity and speed of sound of an ideal gas at the new volume. */
    private void updateState() {
        for (int e = 0; e < corners.length; e++) {
            double before = pressure[e] + viscosity[e];
            double heated = energy[e] + dt * heat[e];
            double predicted = Math.max(0.0, heated - change[e] * before);
            double p = (GAMMA - 1.0) * predicted / volume[e];
            double q = Math.sqrt(GAMMA * p * volume[e]) * linear[e] + quadratic[e];
            energy[e] = Math.max(0.0, heated - 0.5 * change[e] * (before + p + q));
            pressure[e] = (GAMMA - 1.0) * energy[e] / volume[e];
            sound[e] = Math.sqrt(GAMMA * pressure[e] * volume[e]);
            viscosity[e] = sound[e] * linear[e] + quadratic[e];
        }
    }

    /** The largest step in which no signal crosses an element and no volume changes too much, at most a tenth more than now. */
    private double nextTimeStep() {
        double limit = 1.1 * dt;
        for (int e = 0; e < corners.length; e++) {
            double rate = Math.abs(divergence[e]);
            double speed = sound[e] + length[e] * rate + 1.0e-20;
            limit = Math.min(limit, Math.min(0.4 * length[e] / speed, 0.1 / (rate + 1.0e-20)));
        }
        return limit;
    }

    private double totalEnergy() {
        double sum = 0.0;
        for (int e = 0; e < corners.length; e++) {
            sum += startVolume[e] * energy[e];
        }
        for (int node = 0; node < x.length; node++) {
            sum += 0.5 * nodeMass[node] * (vx[node] * vx[node] + vy[node] * vy[node] + vz[node] * vz[node]);
        }
        return sum;
    }
}
