import java.util.ArrayList;
import java.util.List;

/** Keeps more and more arrays until there is no memory left. */
public class OutOfMemory {

    public static void main(String[] args) {
        List<double[]> kept = new ArrayList<>();
        for (int i = 0; i >= 0; i++) {
            double[] block = new double[1 << 20];
            block[0] = i;
            kept.add(block);
        }
        System.out.println(kept.size());
    }
}
