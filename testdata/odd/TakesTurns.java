// threads: each may come to an event while the other, which it has woken, is about to go on
/** Two threads that hand their turn to each other by a monitor. */
public final class TakesTurns {
  double[] data = {1, 2, 3};
  int turns;

  synchronized void turn(int who) throws InterruptedException {
    while (turns % 2 != who) {
      wait();
    }
    data[who] += turns;
    turns++;
    notifyAll();
  }

  public static void main(String[] args) throws Exception {
    TakesTurns one = new TakesTurns();
    Thread other = new Thread(() -> {
      try {
        for (int i = 0; i < 5; i++) {
          one.turn(1);
        }
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    other.start();
    for (int i = 0; i < 5; i++) {
      one.turn(0);
    }
    other.join();
    System.out.println(one.turns + " " + one.data[0] + " " + one.data[1]);
  }
}
