/** As TandemsDeques, each station a ring of its own. */
public class TandemsRings {
  static final class Station {
    private final double[] jobs = new double[8];
    private int head;
    private int size;

    void enter(double job) {
      jobs[(head + size++) % jobs.length] = job;
    }

    double leave() {
      double job = jobs[head];
      head = (head + 1) % jobs.length;
      size--;
      return job;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Station[] stations = new Station[n];
    for (int i = 0; i < n; i++) {
      stations[i] = new Station();
      for (int k = 0; k < 4; k++) {
        stations[i].enter(i + 0.5 * k);
      }
    }
    double done = 0;
    for (int t = 0; t < steps; t++) {
      for (int i = n - 1; i >= 0; i--) {
        double job = stations[i].leave() + 0.1 * (i + 1);
        if (i + 1 < n) {
          stations[i + 1].enter(job);
        } else {
          done += job;
        }
      }
      stations[0].enter(0.25 * t);
    }
    System.out.println(done + stations[n / 2].leave());
  }
}
