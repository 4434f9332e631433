/** Does not compile: line 6 assigns text to a number. */
public class Broken {

    public static void main(String[] args) {
        double[] a = new double[10];
        a[0] = "one";
        System.out.println(a[0]);
    }
}
