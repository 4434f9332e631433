/** Sums that something else reads or overwrites on the way. */
public class Mixtures {
    static double area;
    public static void main(String[] args) {
        int n = 30;
        double[] s = new double[2], a = new double[n], t = new double[n];
        for (int i = 0; i < n; i++) a[i] = i; // expect: parallel
        for (int i = 0; i < n; i++) { if (i == 0) { s[0] = 5; } s[0] += a[i]; } // expect: sequential
        for (int i = 0; i < n; i++) { if (i == 0) { a[0] = s[0]; } s[0] += a[i]; } // expect: sequential
        for (int i = 0; i < n; i++) { if (i == n - 1) { s[0] = 1; } s[0] += a[i]; } // expect: sequential
        for (int i = 0; i < n; i++) { s[0] += s[i == 0 ? 0 : 1]; } // expect: sequential
        for (int i = 0; i < n; i++) { s[0] += s[1]; } // expect: sequential
        for (int i = 0; i < n; i++) { t[i] = 0; // expect: parallel
            for (int j = 0; j < n; j++) { t[i] += a[j]; } } // expect: reduction(+:t)
        for (int i = 0; i < n; i++) { t[0] = 0; // expect: sequential
            for (int j = 0; j < n; j++) { t[0] += a[j]; } a[i] = t[0]; } // expect: reduction(+:t)
        for (int i = 0; i < n; i++) { area += a[i]; if (i == 3) a[4] = area; } // expect: sequential
        for (int i = 0; i < n; i++) { if (i == 2) area = 0; area += a[i]; } // expect: sequential
        System.out.println(s[0] + t[3] + a[5] + area + t[0]);
    }
}
