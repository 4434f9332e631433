package org.parcast.benchmarks.reliability.run;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.parcast.cli.Main;
import org.parcast.cli.console.Console;

/**
 * Parcast in a virtual machine that stays for the next command: to start one costs more than most commands. It ends with whoever has started it. What it
 * analyses runs in virtual machines of its own, as always.
 */
public final class WarmParcast {
  /** How long a command may take. The slowest of the odd programs take twelve seconds a run in the records. */
  private static final long SECONDS = 300;

  private final Jdk jdk;
  private Process process;

  /** @param jdk runs Parcast, and so the programs that it analyses */
  public WarmParcast(Jdk jdk) {
    this.jdk = jdk;
  }

  /** Runs a command that reads this input; returns its exit code, -1 where it did not end in time. */
  public int run(List<String> arguments, byte[] input) throws IOException, InterruptedException {
    if (process == null || !process.isAlive()) {
      process = new ProcessBuilder(jdk.tool("java"), "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), WarmParcast.class.getName())
          .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }
    DataOutputStream commands = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    commands.writeInt(arguments.size());
    for (String argument : arguments) {
      commands.writeUTF(argument);
    }
    commands.writeInt(input.length);
    commands.write(input);
    commands.flush();
    DataInputStream codes = new DataInputStream(process.getInputStream());
    CompletableFuture<Integer> code = CompletableFuture.supplyAsync(() -> next(codes));
    try {
      return code.get(SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      process.destroy();
      process.waitFor();
      return -1;
    } catch (ExecutionException e) {
      throw new IOException("Parcast is gone after " + String.join(" ", arguments), e);
    }
  }

  private static int next(DataInputStream numbers) {
    try {
      return numbers.readInt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs the commands that are handed to it on standard input, and answers with their exit codes. */
  public static void main(String[] none) throws IOException {
    DataInputStream commands = new DataInputStream(System.in);
    DataOutputStream codes = new DataOutputStream(System.out);
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nowhere);
    while (true) {
      String[] arguments;
      try {
        arguments = new String[commands.readInt()];
      } catch (EOFException e) {
        return;
      }
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = commands.readUTF();
      }
      System.setIn(new ByteArrayInputStream(commands.readNBytes(commands.readInt())));
      codes.writeInt(Main.run(new Console(nowhere, nowhere, false), Path.of(""), arguments));
      codes.flush();
    }
  }
}
