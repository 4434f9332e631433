import java.util.ArrayList;
import java.util.List;

/** Accounts that pay the share of all money that each has, which a reduction of objects adds up. In blocks the sum alone is shared: an allreduce of one word, 8 * 2 * (p - 1) bytes a step. */
public class BalancesReduced {
  static final class Account {
    private double money;

    Account(double money) {
      this.money = money;
    }

    void drawTo(double mean) {
      money += 0.25 * (mean - money);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    List<Account> accounts = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      accounts.add(new Account(1 + i % 7));
    }
    for (int t = 0; t < steps; t++) {
      double money = accounts.stream().reduce(0.0, (sum, account) -> sum + account.money, Double::sum);
      accounts.forEach(account -> account.drawTo(money / n));
    }
    System.out.println(accounts.get(0).money);
  }
}
