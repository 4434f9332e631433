package org.parcast.engine.apply;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.parcast.frontend.stream.part.Dealing;

/**
 * Parts that run in parallel.
 *
 * @param form the stream or the executor
 * @param most parts that a loop is dealt in; not the number of threads decides it, so that sums have the same digits on any
 * @param least iterations below which the loop runs in one part; 0 for none
 * @param guards expressions of which each has to be true for several parts
 * @param thrown checked exceptions of the loop's body
 */
record ParallelDealing(Form form, int most, long least, List<String> guards, List<String> thrown, boolean isStrict) implements Dealing {
  /** Enough for 8 cores to even out parts that take longer; the forecast of time deals in as many. */
  static final int PARTS = 32;

  static final String CLASS = "ParcastParts";

  ParallelDealing {
    guards = List.copyOf(guards);
    thrown = List.copyOf(thrown);
  }

  ParallelDealing throwing(List<String> more) {
    List<String> all = new ArrayList<>(thrown);
    more.stream().filter(type -> !all.contains(type)).forEach(all::add);
    return new ParallelDealing(form, most, least, guards, all, isStrict);
  }

  ParallelDealing unguarded() {
    return new ParallelDealing(form, most, least, List.of(), thrown, isStrict);
  }

  @Override
  public String parts(String count) {
    List<String> alone = new ArrayList<>();
    if (least > 1) {
      alone.add(count + " < " + least);
    }
    guards.forEach(guard -> alone.add("!(" + guard + ")"));
    return (alone.isEmpty() ? "" : String.join(" || ", alone) + " ? 1 : ") + "(int) Math.min(" + count + ", " + most + ")";
  }

  @Override
  public String blocks(String count, int each) {
    String alone = guards.stream().map(guard -> "!(" + guard + ")").collect(Collectors.joining(" || "));
    return (alone.isEmpty() ? "" : alone + " ? 1 : ") + Dealing.super.blocks(count, each);
  }

  @Override
  public String begin(String parts, String part) {
    return form == Form.EXECUTOR ? CLASS + ".run(" + parts + ", " + part + " -> {" : "java.util.stream.IntStream.range(0, " + parts + ").parallel().forEach(" + part + " -> {";
  }

  @Override
  public boolean throwsLowest() {
    return form == Form.EXECUTOR;
  }

  @Override
  public boolean throwsAny() {
    return false;
  }

  /** The class that runs parts on threads of its own; the caller takes parts too, so that loops within parts go on. */
  static final List<String> EXECUTOR = """
      /** Runs parts of loops on daemon threads, which end after a second without work. */
      static final class ParcastParts {
      \tprivate static final int THREADS = Runtime.getRuntime().availableProcessors();
      \tprivate static final java.util.concurrent.ThreadPoolExecutor POOL = new java.util.concurrent.ThreadPoolExecutor(
      \t\t\tTHREADS, THREADS, 1, java.util.concurrent.TimeUnit.SECONDS, new java.util.concurrent.LinkedBlockingQueue<>(), ParcastParts::daemon);

      \tstatic {
      \t\tPOOL.allowCoreThreadTimeOut(true);
      \t}

      \tprivate static Thread daemon(Runnable work) {
      \t\tThread thread = new Thread(work);
      \t\tthread.setDaemon(true);
      \t\treturn thread;
      \t}

      \t/** Runs all parts, and throws what the lowest of those that fail throws. */
      \tstatic void run(int parts, java.util.function.IntConsumer body) {
      \t\tjava.util.concurrent.atomic.AtomicInteger next = new java.util.concurrent.atomic.AtomicInteger();
      \t\tjava.util.concurrent.CountDownLatch left = new java.util.concurrent.CountDownLatch(parts);
      \t\tThrowable[] failed = new Throwable[parts];
      \t\tRunnable work = () -> {
      \t\t\tfor (int part = next.getAndIncrement(); part < parts; part = next.getAndIncrement()) {
      \t\t\t\ttry {
      \t\t\t\t\tbody.accept(part);
      \t\t\t\t} catch (Throwable e) {
      \t\t\t\t\tfailed[part] = e;
      \t\t\t\t} finally {
      \t\t\t\t\tleft.countDown();
      \t\t\t\t}
      \t\t\t}
      \t\t};
      \t\tfor (int thread = 1; thread < Math.min(parts, THREADS); thread++) {
      \t\t\tPOOL.execute(work);
      \t\t}
      \t\twork.run();
      \t\tboolean interrupted = false;
      \t\twhile (true) {
      \t\t\ttry {
      \t\t\t\tleft.await();
      \t\t\t\tbreak;
      \t\t\t} catch (InterruptedException e) {
      \t\t\t\tinterrupted = true;
      \t\t\t}
      \t\t}
      \t\tif (interrupted) {
      \t\t\tThread.currentThread().interrupt();
      \t\t}
      \t\tfor (Throwable e : failed) {
      \t\t\tif (e != null) {
      \t\t\t\tParcastParts.<RuntimeException>rethrow(e);
      \t\t\t}
      \t\t}
      \t}

      \t/** Throws also what is checked and came undeclared. */
      \t@SuppressWarnings("unchecked")
      \tprivate static <E extends Throwable> void rethrow(Throwable e) throws E {
      \t\tthrow (E) e;
      \t}
      }
      """.lines().toList();
}
