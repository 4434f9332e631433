/** Fails with a message that would clear the screen, set the terminal's title, and look like one of Parcast's. */
public class Hostile {

    public static void main(String[] args) {
        double[] a = new double[10];
        for (int i = 1; i < a.length; i++) {
            a[i] = a[i - 1] + i;
        }
        throw new IllegalStateException("\u001b[2J\u001b]0;title\u0007boom\nparcast: warning: forged\u202e");
    }
}
