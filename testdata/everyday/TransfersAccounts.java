import java.util.ArrayList;
import java.util.List;

/** Each account of a row gives a share to the next, one after the other: one share crosses each border, 8 * (p - 1) bytes a step. */
public class TransfersAccounts {
  static final class Account {
    private double balance;

    Account(double balance) {
      this.balance = balance;
    }

    double withdraw(double share) {
      double amount = share * balance;
      balance -= amount;
      return amount;
    }

    void deposit(double amount) {
      balance += amount;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Account> accounts = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      accounts.add(new Account(100 + i % 7));
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i + 1 < n; i++) {
        accounts.get(i + 1).deposit(accounts.get(i).withdraw(0.1));
      }
    }
    System.out.println(accounts.get(n / 2).balance);
  }
}
