/**
 * Sorts n numbers by odd and even transpositions: in each phase neighbours are compared, and exchanged where the left one is larger.
 *
 * Usage: OddEvenSort [n]
 */
public class OddEvenSort {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        int[] number = new int[n];
        for (int i = 0; i < n; i++) {
            number[i] = i * 7919 % 1009;
        }
        for (int phase = 0; phase < n; phase++) {
            for (int i = phase % 2; i + 1 < n; i += 2) {
                if (number[i] > number[i + 1]) {
                    int larger = number[i];
                    number[i] = number[i + 1];
                    number[i + 1] = larger;
                }
            }
        }
        System.out.println("median " + number[n / 2]);
    }
}
