package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class PointServerTest {
  @TempDir private Path directory;
  private final ByteArrayOutputStream requests = new ByteArrayOutputStream();

  private record Reply(int status, String document) {}

  private PointServerTest asking(String input, String... arguments) throws IOException {
    DataOutputStream to = new DataOutputStream(requests);
    to.writeInt(arguments.length);
    List<String> texts = new ArrayList<>(List.of(arguments));
    texts.add(input);
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      to.writeInt(bytes.length);
      to.write(bytes);
    }
    return this;
  }

  private List<Reply> replies() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InputStream in = System.in;
    try {
      PointServer.serve(new ByteArrayInputStream(requests.toByteArray()), out);
    } finally {
      System.setIn(in);
    }
    List<Reply> replies = new ArrayList<>();
    DataInputStream from = new DataInputStream(new ByteArrayInputStream(out.toByteArray()));
    while (from.available() > 0) {
      replies.add(new Reply(from.readInt(), new String(from.readNBytes(from.readInt()), StandardCharsets.UTF_8)));
    }
    return replies;
  }

  private static JsonNode communication(String document) throws IOException {
    return new ObjectMapper().readTree(document).path("comm");
  }

  /** Points are analysed in the order in which they come to a process: none may feel those before it. */
  @Test
  void answersAreThoseOfTheCommandAlone() throws Exception {
    String[] comm = {"comm", Programs.good("Heat2D"), "--ranks", "4", "--format", "json", "--out", "-", "--quiet", "--", "12", "2"};
    List<Reply> replies = asking("", "comm", Programs.good("Life"), "--ranks", "4", "--format", "json", "--out", "-", "--quiet", "--", "9", "2").asking("", "comm", "Nowhere.java").asking("", comm).replies();
    assertThat(replies).extracting(Reply::status).containsExactly(0, 3, 0);
    assertThat(replies.get(1).document()).isEmpty();
    assertThat(communication(replies.get(2).document())).isEqualTo(communication(Outcome.of(comm).out()));
  }

  @Test
  void eachReadsAnInputOfItsOwn() throws Exception {
    Path program = Files.writeString(directory.resolve("Reads.java"), """
        public class Reads {
          public static void main(String[] none) {
            double[] a = new double[new java.util.Scanner(System.in).nextInt()];
            for (int step = 0; step < 3; step++) {
              for (int i = 0; i < a.length; i++) {
                a[i] += i;
              }
            }
            System.out.println(a[1]);
          }
        }
        """);
    String[] comm = {"comm", program.toString(), "--ranks", "2", "--format", "json", "--out", "-", "--quiet"};
    List<Reply> replies = asking("8\n", comm).asking("12\n", comm).replies();
    assertThat(replies).extracting(reply -> communication(reply.document()).at("/arrays/0/shape/0").asInt()).containsExactly(8, 12);
  }
}
