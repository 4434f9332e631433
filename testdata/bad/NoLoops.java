/** Computes with two static fields, without any loop. */
public class NoLoops {
    static double x;
    static double y;

    public static void main(String[] args) {
        x = args.length + 1.5;
        y = x * 2.0;
        System.out.println(y);
    }
}
