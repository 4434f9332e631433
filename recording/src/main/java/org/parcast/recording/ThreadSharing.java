package org.parcast.recording;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.recording.file.RecordingException;

/**
 * Communication between the threads of a run, as the recorder counted it while they ran: {@code sharing.txt} and {@code sharing-sites.txt} of a
 * recording.
 *
 * @param granularity bytes of a block
 * @param threads names of the threads in the order in which they first touched memory
 * @param events events by the thread that noticed them and the other
 * @param received of these, the loads of what the other stored last, the same way
 * @param types events between two reads, a read and a write, two writes
 * @param sites the sites whose accesses communicated, by number
 */
public record ThreadSharing(long granularity, List<String> threads, long[][] events, long[][] received, long[] types, List<SharedSite> sites) {
  /** File of the counts. */
  public static final String COUNTS = "sharing.txt";
  /** File of the sites: lines {@code NUMBER FILE:LINE array|field|fixed DATA}. */
  public static final String SITES = "sharing-sites.txt";

  /**
   * A place of the program where data is accessed.
   *
   * @param data name of the array or field, the class before it; empty where unknown
   * @param isField whether it is a field
   * @param isFixed whether it is a field that only constructors, initialisers of classes and {@code main} store to
   * @param place as in {@code Sum.java:12}
   * @param met events with a store on either side, in which the two threads touched a word of the line in common
   * @param apart those in which they touched none in common
   * @param bothRead events between two loads
   */
  public record SharedSite(String data, boolean isField, boolean isFixed, String place, long met, long apart, long bothRead) {}

  public ThreadSharing {
    threads = List.copyOf(threads);
    sites = List.copyOf(sites);
  }

  /** @throws IOException if the files are not there or damaged */
  public static ThreadSharing read(Path recording) throws IOException {
    Path file = recording.resolve(SITES);
    try {
      Map<Integer, String[]> names = new TreeMap<>();
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        String[] words = line.split(" ", 4);
        names.put(Integer.valueOf(words[0]), new String[] {words[1], words[2], words[3]});
      }
      file = recording.resolve(COUNTS);
      ThreadSharing read = read(Files.readAllLines(file, StandardCharsets.UTF_8), names);
      if (read.granularity < 1 || !read.isSquare(read.events) || !read.isSquare(read.received)) {
        throw new RecordingException(file + " is damaged");
      }
      return read;
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      throw new RecordingException(file + " is damaged");
    }
  }

  /** Whether there is a row for each thread, with a number for each. */
  private boolean isSquare(long[][] rows) {
    return rows.length == threads.size() && Arrays.stream(rows).allMatch(row -> row.length == threads.size());
  }

  private static ThreadSharing read(List<String> lines, Map<Integer, String[]> names) {
    long granularity = 0;
    List<String> threads = new ArrayList<>();
    List<long[]> events = new ArrayList<>();
    List<long[]> received = new ArrayList<>();
    long[] types = new long[3];
    Map<Integer, long[]> sites = new TreeMap<>();
    for (String line : lines) {
      String[] words = line.split(" ");
      switch (words[0]) {
        case "granularity" -> granularity = Long.parseLong(words[1]);
        case "thread" -> threads.add(words[1]);
        case "events" -> events.add(numbers(words));
        case "received" -> received.add(numbers(words));
        case "types" -> add(types, numbers(words));
        default -> add(sites.computeIfAbsent(Integer.valueOf(words[1]), site -> new long[3]),
            new long[] {Long.parseLong(words[2]), Long.parseLong(words[3]), Long.parseLong(words[4])});
      }
    }
    List<SharedSite> shared = new ArrayList<>();
    sites.forEach((site, counts) -> {
      String[] name = names.getOrDefault(site, new String[] {"", "array", ""});
      shared.add(new SharedSite(name[2], !name[1].equals("array"), name[1].equals("fixed"), name[0], counts[0], counts[1], counts[2]));
    });
    return new ThreadSharing(granularity, threads, events.toArray(long[][]::new), received.toArray(long[][]::new), types, shared);
  }

  private static void add(long[] sums, long[] numbers) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += numbers[i];
    }
  }

  private static long[] numbers(String[] words) {
    long[] numbers = new long[words.length - 1];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Long.parseLong(words[i + 1]);
    }
    return numbers;
  }
}
