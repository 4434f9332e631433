import java.util.ArrayList;
import java.util.List;

/** People on a ring who hear rumours from two neighbours on each side, immutable and new in each step. In blocks two words go across each border in each direction: 8 * 4 * p bytes a step. */
public class RumoursLists {
  record Person(double heard, double immunity) {
    Person meet(Person a, Person b, Person c, Person d) {
      double told = 0.2 * (a.heard + b.heard + c.heard + d.heard);
      return new Person(0.2 * heard + told / (1 + immunity), immunity + 0.01 * heard);
    }
  }

  static List<Person> step(List<Person> people) {
    int n = people.size();
    List<Person> next = new ArrayList<>(n);
    for (int i = 0; i < n; i++) {
      next.add(people.get(i).meet(people.get((i + n - 2) % n), people.get((i + n - 1) % n), people.get((i + 1) % n), people.get((i + 2) % n)));
    }
    return next;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<Person> people = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      people.add(new Person(i % 7, 0.1 * (i % 3)));
    }
    for (int t = 0; t < steps; t++) {
      people = step(people);
    }
    double sum = 0;
    for (Person person : people) {
      sum += person.heard() + person.immunity();
    }
    System.out.println(sum);
  }
}
