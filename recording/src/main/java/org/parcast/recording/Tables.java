package org.parcast.recording;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.recording.file.RecordingException;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.file.RecordingInput;
import org.parcast.recording.file.RecordingOutput;

/**
 * What the tracer knows of the program and the recorder does not: by number, from 1 on (index 0 is null).
 *
 * @param sites places in the source
 * @param names for each site that allocates, the name of the variable that first holds the object, else empty
 * @param types array types (descriptors) and classes with their words
 * @param strides for each site that stores to a linearised array, its strides, each a product of operands given by the recorder's numbers
 * @param loops outermost loops of methods
 * @param signatures methods that are called, for messages
 * @param warnings what could not be traced
 */
public record Tables(
    List<Site> sites, List<String> names, List<WordType> types, Map<Integer, List<List<Integer>>> strides, List<Site> loops, List<String> signatures, List<String> warnings) {

  /** A type that has words: an array's descriptor, or a class with its fields of primitive types. */
  public record WordType(String name, List<WordBlock.Word> words) {}

  public void write(Path directory) throws IOException {
    try (RecordingOutput out = RecordingOutput.create(directory.resolve(RecordingFormat.TABLES_FILE), RecordingFormat.TABLES_MAGIC)) {
      sites(out, sites);
      texts(out, names);
      out.number(types.size() - 1L);
      for (WordType type : types.subList(1, types.size())) {
        out.text(type.name());
        out.number(type.words().size());
        for (WordBlock.Word word : type.words()) {
          out.text(word.name());
          out.number(word.bytes());
        }
      }
      strides(out);
      sites(out, loops);
      texts(out, signatures);
      texts(out, warnings);
    }
  }

  private void strides(RecordingOutput out) throws IOException {
    out.number(strides.size());
    for (var entry : new TreeMap<>(strides).entrySet()) {
      out.number(entry.getKey());
      out.number(entry.getValue().size());
      for (List<Integer> factors : entry.getValue()) {
        out.number(factors.size());
        for (int factor : factors) {
          out.number(factor);
        }
      }
    }
  }

  private static Map<Integer, List<List<Integer>>> strides(RecordingInput in) throws IOException {
    Map<Integer, List<List<Integer>>> strides = new TreeMap<>();
    for (int left = in.length(); left > 0; left--) {
      int site = in.count();
      List<List<Integer>> all = new ArrayList<>();
      for (int count = in.length(); count > 0; count--) {
        List<Integer> factors = new ArrayList<>();
        for (int size = in.length(); size > 0; size--) {
          factors.add(in.count());
        }
        all.add(factors);
      }
      strides.put(site, all);
    }
    return strides;
  }

  private static void sites(RecordingOutput out, List<Site> sites) throws IOException {
    out.number(sites.size() - 1L);
    for (Site site : sites.subList(1, sites.size())) {
      out.text(site.method());
      out.text(site.file());
      out.number(site.line());
      out.number(site.assembly().ordinal());
      out.text(site.register());
    }
  }

  private static void texts(RecordingOutput out, List<String> texts) throws IOException {
    out.number(texts.size());
    for (String text : texts) {
      out.text(text == null ? "" : text);
    }
  }

  /** @throws RecordingException where the file is missing, cut off or damaged */
  public static Tables read(Path directory) throws IOException {
    try (RecordingInput in = RecordingInput.open(directory.resolve(RecordingFormat.TABLES_FILE), RecordingFormat.TABLES_MAGIC)) {
      List<Site> sites = sites(in);
      List<String> names = texts(in);
      List<WordType> types = new ArrayList<>();
      types.add(null);
      for (int left = in.length(); left > 0; left--) {
        String name = in.text();
        List<WordBlock.Word> words = new ArrayList<>();
        for (int count = in.length(); count > 0; count--) {
          words.add(new WordBlock.Word(in.text(), in.count()));
        }
        types.add(new WordType(name, List.copyOf(words)));
      }
      return new Tables(sites, names, types, strides(in), sites(in), texts(in), texts(in));
    } catch (EOFException e) {
      throw new RecordingException(e.getMessage());
    }
  }

  private static List<Site> sites(RecordingInput in) throws IOException {
    List<Site> sites = new ArrayList<>();
    sites.add(null);
    int count = in.length();
    for (int id = 1; id <= count; id++) {
      sites.add(new Site(id, in.text(), in.text(), in.count(), Site.Assembly.values()[in.oneOf(Site.Assembly.values().length)], in.text()));
    }
    return sites;
  }

  private static List<String> texts(RecordingInput in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int left = in.length(); left > 0; left--) {
      texts.add(in.text());
    }
    return texts;
  }
}
