/** A swarm that is drawn to its middle, immutable members in an array. In blocks of members the sum of places is shared: 8 * 2 * (p - 1) bytes a step. */
public class SwarmRecords {
  record Member(double place, double speed) {
    Member moved(double middle) {
      double faster = speed + 0.1 * (middle - place);
      return new Member(place + 0.1 * faster, faster);
    }
  }

  static double middle(Member[] swarm) {
    double sum = 0;
    for (Member member : swarm) {
      sum += member.place();
    }
    return sum / swarm.length;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Member[] swarm = new Member[n];
    for (int i = 0; i < n; i++) {
      swarm[i] = new Member(i * i % 17, 0.1 * i);
    }
    for (int t = 0; t < steps; t++) {
      double middle = middle(swarm);
      for (int i = 0; i < n; i++) {
        swarm[i] = swarm[i].moved(middle);
      }
    }
    double sum = 0;
    for (Member member : swarm) {
      sum += member.place() + member.speed();
    }
    System.out.println(sum);
  }
}
