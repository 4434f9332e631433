/** Flags: one that every iteration sets alike needs no order, one that goes with an extreme is set by the iteration that has it. */
public class Marks {
    enum State { OPEN, DONE }

    private double best = 100;
    private double least = -100;
    private boolean better;
    private boolean high;
    private State found = State.OPEN;

    boolean search(double[] values, double limit) {
        double most = limit;
        for (int i = 0; i < values.length; i++) { // expect: parallel
            if (values[i] > limit) {
                high = true;
            }
        }
        for (int i = 0; i < values.length; i++) { // expect: reduction(argmax:better) reduction(max:best)
            if (values[i] > best) {
                best = values[i];
                better = true;
            }
        }
        for (int i = 0; i < values.length; i++) { // expect: reduction(argmin:found) reduction(min:least)
            double value = values[i] * 3;
            if (least >= value) {
                least = value;
                found = State.DONE;
            }
        }
        boolean here = false;
        for (int i = 0; i < values.length; i++) { // expect: sequential: flow most line 33
            if (values[i] > most) {
                most = values[i];
                here = true;
            }
        }
        return here;
    }

    public static void main(String[] args) {
        double[] values = new double[20];
        for (int i = 0; i < values.length; i++) { // expect: parallel
            values[i] = i * 7 % 10;
        }
        Marks own = new Marks();
        System.out.println(own.search(values, 5) + " " + own.better + own.high + own.found);
    }
}
