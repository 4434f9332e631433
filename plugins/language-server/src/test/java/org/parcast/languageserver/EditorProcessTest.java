package org.parcast.languageserver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An editor with the server as a process of its own, which lives through what it is told, and ends. */
@Tag("slow")
class EditorProcessTest extends EditorConnection {
  private Process process;

  @Override
  void startServer() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    process =
        new ProcessBuilder(java, "-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), Main.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    fromServer = process.getInputStream();
    toServer = process.getOutputStream();
  }

  @AfterEach
  void end() {
    process.destroyForcibly();
  }

  private void send(String json) throws IOException {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    toServer.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    toServer.write(body);
    toServer.flush();
  }

  @Test
  void aSession() throws Exception {
    open(PROGRAM);
    assertThat(diagnostics()).extracting(d -> d.getRange().getStart()).containsExactly(new Position(FILL, 4), new Position(PREFIX, 4));
    assertThat(lenses()).satisfiesExactly(l -> assertThat(l).isEqualTo(FILL + " parallel (proven)"), l -> assertThat(l).startsWith(PREFIX + " "));
    HoverParams there = new HoverParams(new TextDocumentIdentifier(uri), new Position(PREFIX, 6));
    assertThat(server.getTextDocumentService().hover(there).get(SECONDS, TimeUnit.SECONDS).getContents().getRight().getValue()).contains("a[i-1]");
    assertThat(inserted(FILL))
        .contains("    //#omp parallel for schedule(static)\n",
            "java.util.stream.IntStream.range(0, a.length).parallel().forEach(i -> {\n      a[i] = i;\n    });")
        .hasSize(5);
    assertThat(inserted(PREFIX)).isEmpty();

    change(PROGRAM.replace("new double[100];", "null;\n    a = new double[100];"));
    assertThat(diagnostics()).hasSize(2);
    assertThat(inserted(FILL + 1)).describedAs("a lambda cannot take a variable that changes, but a copy").hasSize(5).anyMatch(form -> form.contains("nowA[i] = i;"));

    change("// moved\n" + PROGRAM);
    assertThat(diagnostics()).extracting(d -> d.getRange().getStart().getLine()).containsExactly(FILL + 1, PREFIX + 1);

    change(PROGRAM.replace("i++", "i+"));
    assertThat(diagnostics()).singleElement().satisfies(
        d -> assertThat(d.getMessage().getLeft()).startsWith("loops are not judged: " + directory.resolve("demo/Sum.java") + " does not compile").contains("Sum.java:5: "));
    assertThat(lenses()).isEmpty();

    server.shutdown().get(SECONDS, TimeUnit.SECONDS);
    server.exit();
    assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
  }

  @Test
  void malformedMessagesAreSurvived() throws Exception {
    send("{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"textDocument/hover\",\"params\":17}");
    send("{\"jsonrpc\":");
    send("");
    send("[]");
    send("{\"jsonrpc\":\"2.0\",\"method\":\"no/such\"}");
    send("{\"jsonrpc\":\"2.0\",\"id\":\"y\",\"method\":\"no/such\"}");
    send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"file:///A.java\",\"version\":2},\"contentChanges\":[]}}");
    send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"file:%%.java\",\"languageId\":\"java\",\"version\":1,\"text\":\"\"}}}");
    send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{}}");
    open(PROGRAM);
    assertThat(diagnostics()).hasSize(2);
  }

  @Test
  void aCutMessageIsTheEndOfTheSession() throws Exception {
    open(PROGRAM);
    diagnostics();
    toServer.write("Content-Length: 1000\r\n\r\n{\"jsonrpc\"".getBytes(StandardCharsets.US_ASCII));
    toServer.close();

    assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(1);
  }

  @Test
  void anEditorThatGoesAwayEndsTheServer() throws Exception {
    open(PROGRAM);
    toServer.close();
    assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(1);
  }
}
