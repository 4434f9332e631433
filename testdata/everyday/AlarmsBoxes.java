import java.util.ArrayList;
import java.util.List;

/** Whether all numbers of a list are below a limit decides what all do: an allreduce, 4 * 2 * (p - 1) bytes a step. */
public class AlarmsBoxes {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Double> heat = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      heat.add(1.0 + i % 7);
    }
    for (int step = 0; step < steps; step++) {
      boolean cold = heat.stream().allMatch(h -> h < 100);
      for (int i = 0; i < n; i++) {
        heat.set(i, heat.get(i) * (cold ? 1.5 : 0.5));
      }
    }
    System.out.println(heat.get(1));
  }
}
