import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** As RodCollected, of lists that cannot be changed: fluxes between neighbours, then what they leave. */
public class RodListed {
  record Rod(List<Double> points) {
    Rod next() {
      List<Double> flux = IntStream.rangeClosed(0, points.size())
          .mapToObj(i -> i == 0 || i == points.size() ? Double.valueOf(0) : Double.valueOf(0.25 * (points.get(i) - points.get(i - 1)))).toList();
      return new Rod(IntStream.range(0, points.size()).mapToObj(i -> points.get(i) + flux.get(i + 1) - flux.get(i)).toList());
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    Rod rod = new Rod(DoubleStream.iterate(0, x -> (x + 3) % 10).limit(n).boxed().toList());
    for (int t = 0; t < (args.length > 1 ? Integer.parseInt(args[1]) : 5); t++) {
      rod = rod.next();
    }
    System.out.println(rod.points().get(n / 2));
  }
}
