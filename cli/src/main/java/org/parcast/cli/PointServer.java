package org.parcast.cli;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.parcast.cli.console.Console;

/**
 * Runs the commands of points of a sweep, one after the other: only the first waits for a virtual machine to start and for its code to be compiled.
 *
 * <p>A request is the number of arguments, the arguments, and what the command reads from standard input; the reply is its exit code and what it wrote to standard output. A number has four
 * bytes; a text has its length in bytes before it. Messages go to standard error as ever.
 */
public final class PointServer {
  private PointServer() {}

  /** Serves until standard input ends. */
  public static void main(String[] none) throws IOException {
    PrintStream replies = System.out;
    System.setOut(System.err);
    serve(System.in, replies);
    System.exit(0);
  }

  static void serve(InputStream in, OutputStream out) throws IOException {
    DataInputStream requests = new DataInputStream(in);
    DataOutputStream replies = new DataOutputStream(new BufferedOutputStream(out));
    try {
      while (true) {
        reply(requests, replies);
      }
    } catch (EOFException end) {
      // nobody asks any more
    }
  }

  private static void reply(DataInputStream requests, DataOutputStream replies) throws IOException {
    String[] arguments = new String[requests.readInt()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = new String(bytes(requests), StandardCharsets.UTF_8);
    }
    System.setIn(new ByteArrayInputStream(bytes(requests)));
    ByteArrayOutputStream document = new ByteArrayOutputStream();
    int status = Main.run(new Console(new PrintStream(document, false, StandardCharsets.UTF_8), System.err, false), Path.of(""), arguments);
    replies.writeInt(status);
    replies.writeInt(document.size());
    document.writeTo(replies);
    replies.flush();
  }

  private static byte[] bytes(DataInputStream requests) throws IOException {
    byte[] bytes = new byte[requests.readInt()];
    requests.readFully(bytes);
    return bytes;
  }
}
