package org.parcast.sweep;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.UnaryOperator;

/**
 * A process of Parcast that analyses points one after the other, until the virtual machine of the task ends: most of what a small point costs is a virtual machine that starts, and code that is
 * not compiled yet. One that reached a limit or broke is not used again.
 */
final class PointWorker {
  /** Those that wait for another point, by how they were started. */
  private static final Map<List<String>, Queue<PointWorker>> IDLE = new ConcurrentHashMap<>();

  /**
   * How Parcast is started.
   *
   * @param classPath files that are sent along
   * @param mainClass which serves points
   * @param jvmArguments of its virtual machine
   */
  record Start(List<String> classPath, String mainClass, List<String> jvmArguments) implements Serializable {
    private List<String> command(UnaryOperator<String> local) {
      List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
      command.addAll(jvmArguments);
      command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath.stream().map(local).toList()), mainClass));
      return command;
    }
  }

  private final Queue<PointWorker> idle;
  private final Process process;
  private final LastWords said;
  private final DataOutputStream requests;
  private final DataInputStream replies;

  private PointWorker(List<String> command, Queue<PointWorker> idle) throws IOException {
    this.idle = idle;
    process = new ProcessBuilder(command).start();
    said = LastWords.of(process);
    requests = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    replies = new DataInputStream(process.getInputStream());
  }

  /**
   * Analyses a point. Where a process fails that has analysed others, a new one tries again: then it is not for what they left.
   *
   * @param parcast how it is started
   * @param local where a file that was sent along lies on this machine
   */
  static PointRun run(SweepPlan.Point point, Start parcast, UnaryOperator<String> local) {
    List<String> command = parcast.command(local);
    List<String> arguments = point.arguments().stream().map(argument -> Placeholder.filled(argument, local)).toList();
    Queue<PointWorker> idle = IDLE.computeIfAbsent(command, none -> new ConcurrentLinkedQueue<>());
    try {
      PointWorker used = idle.poll();
      PointRun run = used == null ? null : used.run(point, arguments);
      return run == null || run.endsItsProcess() ? new PointWorker(command, idle).run(point, arguments) : run;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the point was cancelled", e);
    }
  }

  private PointRun run(SweepPlan.Point point, List<String> arguments) throws IOException, InterruptedException {
    long start = System.nanoTime();
    said.forget();
    PointRun run;
    try {
      request(arguments, point.input());
      int status = replies.readInt();
      byte[] document = new byte[replies.readInt()];
      replies.readFully(document);
      run = new PointRun(point.key(), status, document, said.text(), (System.nanoTime() - start) * 1e-9);
    } catch (IOException broken) {
      int status = process.waitFor();
      run = PointRun.lost(point.key(), said.text() + "\nthe process of the analysis ended with exit code " + status);
    }
    if (run.endsItsProcess()) {
      process.destroyForcibly();
    } else {
      idle.add(this);
    }
    return run;
  }

  private void request(List<String> arguments, String input) throws IOException {
    requests.writeInt(arguments.size());
    for (String argument : arguments) {
      write(argument);
    }
    write(input);
    requests.flush();
  }

  private void write(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    requests.writeInt(bytes.length);
    requests.write(bytes);
  }
}
