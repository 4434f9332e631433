/** One thread that is started and has ended before the program touches anything: sequential in effect. */
public class ThreadsHarmless {

    public static void main(String[] args) throws InterruptedException {
        Thread greeting = new Thread(() -> System.out.println("hello"));
        greeting.start();
        greeting.join();
        double[] a = new double[100];
        for (int i = 1; i < a.length; i++) {
            a[i] = a[i - 1] + i;
        }
        System.out.println("sum " + a[99]);
    }
}
