import java.util.ArrayList;
import java.util.List;

/** As PagesArrays, with an object for each page that knows those that link to it. */
public class PagesObjects {
  static final class Page {
    final List<Page> links = new ArrayList<>();
    double rank;
    double next;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 96;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Page[] pages = new Page[n];
    for (int i = 0; i < n; i++) {
      pages[i] = new Page();
      pages[i].rank = 2.0 * (i + 1) / n / (n + 1);
    }
    for (int i = 0; i < n; i++) {
      pages[i].links.add(pages[(i + 1) % n]);
      pages[i].links.add(pages[(i + n - 3) % n]);
    }
    for (int step = 0; step < steps; step++) {
      for (Page page : pages) {
        page.next = 0.15 / n;
      }
      for (Page page : pages) {
        for (Page target : page.links) {
          target.next += 0.85 * page.rank / page.links.size();
        }
      }
      for (Page page : pages) {
        page.rank = page.next;
      }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += i * pages[i].rank;
    }
    System.out.println(sum);
  }
}
