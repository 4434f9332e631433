package demo;

public class Heat {
  public static void main(String[] arguments) {
    Solver solver = new Solver(40);
    double sum = 0;
    for (int step = 0; step < 5; step++) {
      sum += solver.step()[1];
    }
    System.out.println(sum);
  }
}
