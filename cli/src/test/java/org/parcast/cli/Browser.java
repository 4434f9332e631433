package org.parcast.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A page in headless Chromium, driven through its DevTools protocol. What the page does is heard, message by message. */
final class Browser implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int SECONDS = 60;

  private final Process process;
  private final WebSocket socket;
  private final BlockingQueue<JsonNode> answers = new LinkedBlockingQueue<>();
  private final BlockingQueue<JsonNode> events = new LinkedBlockingQueue<>();
  private int last;

  /** Where Chromium is, or null where there is none. */
  static Path executable() {
    return Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
        .flatMap(directory -> Stream.of("chromium", "chromium-browser", "google-chrome").map(name -> Path.of(directory, name)))
        .filter(Files::isExecutable).findFirst().orElse(null);
  }

  Browser() throws IOException, InterruptedException {
    Path profile = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "chromium");
    process = new ProcessBuilder(List.of(executable().toString(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--remote-debugging-port=0", "--remote-allow-origins=*", "--user-data-dir=" + profile, "about:blank")).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    BufferedReader err = process.errorReader();
    String line = err.readLine();
    while (line != null && !line.startsWith("DevTools listening on ")) {
      line = err.readLine();
    }
    if (line == null) {
      throw new IOException("chromium ended before it could be reached");
    }
    Thread drain = new Thread(() -> err.lines().forEach(ignored -> { }), "chromium-err");
    drain.setDaemon(true);
    drain.start();
    URI browser = URI.create(line.substring(line.indexOf("ws://")));
    HttpClient client = HttpClient.newHttpClient();
    HttpRequest pages = HttpRequest.newBuilder(URI.create("http://" + browser.getAuthority() + "/json/list")).build();
    String page = "";
    while (page.isEmpty()) {
      for (JsonNode target : JSON.readTree(client.send(pages, HttpResponse.BodyHandlers.ofString()).body())) {
        page = target.get("type").asText().equals("page") ? target.get("webSocketDebuggerUrl").asText() : page;
      }
    }
    socket = client.newWebSocketBuilder().buildAsync(URI.create(page), new Listener()).join();
    for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
      send(domain + ".enable", Map.of());
    }
  }

  /** Opens a file and waits until it is loaded. What happened until then stays to be heard. */
  void open(Path file, int width, boolean dark) throws InterruptedException {
    send("Emulation.setDeviceMetricsOverride", Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", false));
    send("Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    events.clear();
    send("Page.navigate", Map.of("url", file.toAbsolutePath().toUri().toString()));
    while (!evaluate("document.readyState + location.protocol").asText().equals("completefile:")) {
      Thread.sleep(20);
    }
  }

  /** Shows the page as it would be printed on paper. */
  void print() throws InterruptedException {
    send("Emulation.setEmulatedMedia", Map.of("media", "print", "features", List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));
  }

  /** What the page did since it was opened: methods of the protocol's events and their parameters. */
  List<JsonNode> events() {
    return List.copyOf(events);
  }

  /** The value of an expression, or of the promise that it is. */
  JsonNode evaluate(String expression) throws InterruptedException {
    JsonNode answer = send("Runtime.evaluate", Map.of("expression", expression, "awaitPromise", true, "returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(answer.get("exceptionDetails").toString());
    }
    return answer.path("result").path("value");
  }

  /** Writes a picture of the whole page. */
  void screenshot(Path file) throws IOException, InterruptedException {
    JsonNode answer = send("Page.captureScreenshot", Map.of("captureBeyondViewport", true));
    Files.createDirectories(file.getParent());
    Files.write(file, Base64.getDecoder().decode(answer.get("data").asText()));
  }

  private JsonNode send(String method, Map<String, ?> parameters) throws InterruptedException {
    ObjectNode message = JSON.createObjectNode().put("id", ++last).put("method", method);
    message.set("params", JSON.valueToTree(parameters));
    socket.sendText(message.toString(), true).join();
    JsonNode answer = answers.poll(SECONDS, TimeUnit.SECONDS);
    if (answer == null || answer.has("error")) {
      throw new AssertionError(method + ": " + answer);
    }
    return answer.get("result");
  }

  @Override
  public void close() throws InterruptedException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
  }

  /** Sorts what comes into answers and events. */
  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean whole) {
      text.append(data);
      if (whole) {
        try {
          JsonNode message = JSON.readTree(text.toString());
          (message.has("id") ? answers : events).add(message);
        } catch (IOException e) {
          throw new java.io.UncheckedIOException(e);
        }
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }
}
