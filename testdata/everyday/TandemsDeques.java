import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Stations in tandem, each with a queue of jobs: a step serves the first job of each, which goes on to the next station with what it has cost so far. In blocks one job goes across each border: 8 * (p - 1). */
public class TandemsDeques {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    List<Deque<Double>> stations = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      Deque<Double> jobs = new ArrayDeque<>();
      for (int k = 0; k < 4; k++) {
        jobs.addLast(i + 0.5 * k);
      }
      stations.add(jobs);
    }
    double done = 0;
    for (int t = 0; t < steps; t++) {
      for (int i = n - 1; i >= 0; i--) {
        double job = stations.get(i).pollFirst() + 0.1 * (i + 1);
        if (i + 1 < n) {
          stations.get(i + 1).addLast(job);
        } else {
          done += job;
        }
      }
      stations.get(0).addLast(0.25 * t);
    }
    System.out.println(done + stations.get(n / 2).peekFirst());
  }
}
