import java.util.ArrayList;
import java.util.List;

/**
 * Opinions of people in a ring, boxed, by the majority of the two before and after and their own, a new list each step. In blocks two
 * numbers go across each border in each direction: 4 * 2 * 2 * p bytes a step.
 *
 * Usage: VotesBoxed [n [steps]]
 */
public class VotesBoxed {
  static Integer vote(List<Integer> opinions, int i) {
    int n = opinions.size();
    int yes = 0;
    for (int d = -2; d <= 2; d++) {
      yes += opinions.get((i + d + n) % n);
    }
    return yes >= 3 ? 1 : 0;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    List<Integer> opinions = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      opinions.add(i * i % 7 < 4 ? 1 : 0);
    }
    for (int t = 0; t < steps; t++) {
      List<Integer> next = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        next.add(vote(opinions, i));
      }
      opinions = next;
    }
    int sum = 0;
    for (int opinion : opinions) {
      sum += opinion;
    }
    System.out.println(sum);
  }
}
