package org.parcast.tracer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A file of hand-computed nets.
 *
 * @param program name of the program
 * @param arguments its arguments
 * @param kernels the analysed methods
 * @param nets the nets
 */
record ExpectedNets(String program, List<String> arguments, List<String> kernels, NetLines nets) {

  static ExpectedNets read(Path file) throws IOException {
    String program = "";
    List<String> arguments = List.of();
    List<String> kernels = List.of();
    NetLines nets = new NetLines();
    for (String written : Files.readAllLines(file)) {
      // The first of its kind in a step is the only one in some programs.
      String line = written.replace("@0", "");
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith("program = ")) {
        program = line.substring(10);
      } else if (line.startsWith("args = ")) {
        arguments = List.of(line.substring(7).split(" "));
      } else if (line.startsWith("kernel = ")) {
        kernels = List.of(line.substring(9));
      } else if (line.startsWith("move ")) {
        String[] words = line.split(" ");
        nets.move(words[1], words[3]);
      } else {
        net(nets, line);
      }
    }
    return new ExpectedNets(program, arguments, kernels, nets);
  }

  private static void net(NetLines nets, String line) {
    String[] sides = line.split(" : ");
    List<String> words = new ArrayList<>(Arrays.asList(sides[1].split(" ")));
    String phase = "in";
    if (List.of("before", "after").contains(words.get(words.size() - 1))) {
      phase = words.remove(words.size() - 1);
    }
    long count = 1;
    if (words.get(words.size() - 1).matches("x\\d+")) {
      count = Long.parseLong(words.remove(words.size() - 1).substring(1));
    }
    nets.net(sides[0], words, phase, count);
  }
}
