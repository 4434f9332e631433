// arguments: alone
import java.util.Map;
import java.util.TreeMap;

/** What a program can ask of its thread: name, group, priority, who else is there, what it holds for itself and hands down. */
public final class ThreadFacts {
  private static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[2]);
  private static final InheritableThreadLocal<Integer> HANDED = new InheritableThreadLocal<>() {
    @Override
    protected Integer childValue(Integer parents) {
      return parents == null ? -1 : parents * 2;
    }
  };

  private static String facts(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    return thread.getName() + " " + thread.getPriority() + " " + thread.isDaemon() + " " + thread.getState() + " " + group.getName() + " " + group.getMaxPriority()
        + " " + (group.getParent() == null ? null : group.getParent().getName()) + " " + (thread.getContextClassLoader() == ThreadFacts.class.getClassLoader())
        + " " + (thread.getUncaughtExceptionHandler() == group);
  }

  private static void list(ThreadGroup group) {
    Thread[] threads = new Thread[10];
    int n = group.enumerate(threads, false);
    Map<String, Boolean> names = new TreeMap<>();
    for (int i = 0; i < n; i++) {
      names.put(threads[i].getName(), threads[i].isDaemon());
    }
    System.out.println(group.getName() + " " + names + " " + group.activeCount() + " " + group.activeGroupCount());
  }

  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    System.out.println(facts(main) + " " + Thread.activeCount());
    list(main.getThreadGroup());
    HANDED.set(21);
    OWN.get()[0] = 5;
    int[] seen = new int[4];
    ThreadGroup group = new ThreadGroup("workers") {
      @Override
      public void uncaughtException(Thread thread, Throwable e) {
        seen[3] = e.getMessage().length();
      }
    };
    for (int i = 0; i < 3; i++) {
      int number = i;
      Thread worker = new Thread(group, () -> {
        seen[number] = HANDED.get() + OWN.get()[0] + Thread.activeCount();
        OWN.get()[1] = number;
        if (number == 2) {
          throw new IllegalStateException("the last");
        }
      }, "worker " + i);
      worker.setDaemon(i == 1);
      worker.setPriority(3 + i);
      System.out.println(facts(worker));
      worker.start();
      worker.join();
      System.out.println(worker.getState() + " " + worker.isAlive() + " " + worker.getThreadGroup());
    }
    list(group);
    System.out.println(java.util.Arrays.toString(seen) + " " + OWN.get()[0] + OWN.get()[1] + " " + HANDED.get() + " " + main.isInterrupted() + " " + Thread.holdsLock(seen));
    System.out.println(Thread.getAllStackTraces().keySet().stream().filter(thread -> !thread.isDaemon()).map(Thread::getName).toList());
    System.out.println(main.getStackTrace().length + " " + new Throwable().getStackTrace().length + " " + Thread.getAllStackTraces().get(main).length);
  }
}
