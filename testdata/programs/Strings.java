/**
 * Numbers into text and back: concatenation, StringBuilder, String.format, parsing, characters of strings in arrays.
 *
 * Usage: Strings [n]
 */
public class Strings {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 30;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) {
            text.append(i * i).append(i % 2 == 0 ? ',' : ';');
            if (i % 7 == 6) {
                text.append(0.5 * i).append(' ').append(true).append((char) ('a' + i % 26));
            }
        }
        text.setLength(text.length() - 1);
        text.reverse().reverse();
        int[] letters = new int[128];
        for (char c : text.toString().toCharArray()) {
            letters[c]++;
        }
        double[] parsed = new double[n];
        int count = 0;
        for (String part : "1.5 2.25 -3 1e3".split(" ")) {
            parsed[count++] = Double.parseDouble(part);
        }
        double sum = 0.0;
        for (double value : parsed) {
            sum += value;
        }
        String line = "length " + text.length() + " commas " + letters[','] + " ones " + letters['1'] + " sum " + sum;
        System.out.println(line);
        System.out.println(String.format("%08.3f|%5d|%s", sum, letters['0'], text.substring(0, 12)));
        System.out.println(String.join("-", "a", "b", "c") + " " + line.indexOf("sum") + " " + line.hashCode());
    }
}
