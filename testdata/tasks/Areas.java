/** The area below a curve, halved until it is flat enough: what both halves return is added. */
public class Areas {
    private final double wave;

    Areas(double wave) {
        this.wave = wave;
    }

    double f(double x) {
        return Math.sin(wave * x) / (1 + x * x) + 0.5 * Math.sqrt(x);
    }

    double area(double from, double to, double tolerance) {
        double mid = (from + to) / 2;
        double whole = (to - from) * (f(from) + 4 * f(mid) + f(to)) / 6;
        double halves = (to - from) * (f(from) + 4 * f((from + mid) / 2) + 2 * f(mid) + 4 * f((mid + to) / 2) + f(to)) / 12;
        if (Math.abs(whole - halves) < tolerance) {
            return halves;
        }
        return area(from, mid, tolerance / 2) + area(mid, to, tolerance / 2); // expect: tasks
    }

    public static void main(String[] args) {
        double tolerance = args.length > 0 ? Double.parseDouble(args[0]) : 1e-9;
        System.out.println(new Areas(9).area(0, 20, tolerance));
    }
}
