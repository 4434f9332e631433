package org.parcast.tracer.method;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recording.Site;
import org.parcast.recording.Tables;
import org.parcast.recording.WordBlock.Word;

/** Numbers what the recorder knows by number: sites, types, loops, signatures. Numbers start at 1. */
public final class Numbering {
  private final List<Site> sites = new ArrayList<>();
  private BigInteger recurrences = BigInteger.ZERO;
  private final List<String> names = new ArrayList<>();
  private final List<Tables.WordType> types = new ArrayList<>();
  private final Map<String, Integer> typeNumbers = new HashMap<>();
  private final Map<Integer, List<List<Integer>>> strides = new HashMap<>();
  private final Map<Integer, String> indexedBy = new HashMap<>();
  private final Map<String, List<List<Integer>>> indexHelpers = new HashMap<>();
  private int factors;
  private int nests;
  private int stridedLoops;
  private final List<Site> loops = new ArrayList<>();
  private final List<String> signatures = new ArrayList<>();
  private final Map<String, Integer> signatureNumbers = new HashMap<>();

  public Numbering() {
    sites.add(null);
    names.add("");
    types.add(null);
    loops.add(null);
    signatures.add("");
  }

  /** A site; {@code name} is what the source calls what is allocated there, or empty. */
  public int site(String method, String file, int line, String name) {
    return site(method, file, line, name, Site.Assembly.NONE, "");
  }

  /** A site that may assemble, or at which a register of a type gathers. */
  public int site(String method, String file, int line, String name, Site.Assembly assembly, String register) {
    sites.add(new Site(sites.size(), method, file, line, assembly, register));
    names.add(name);
    return sites.size() - 1;
  }

  /** The site's store makes of a word its next value by more than an associative operator. */
  public void recurrence(int site) {
    recurrences = recurrences.setBit(site);
  }

  /** The sites of such stores, each a bit of a number. */
  public BigInteger recurrences() {
    return recurrences;
  }

  /** Number of an operand whose value is noted when the program runs. */
  public int factor() {
    return ++factors;
  }

  /** Number of a nest whose value flow may be repeated. */
  public int nest() {
    return ++nests;
  }

  /** Number of a loop of which two iterations tell all. */
  public int stridedLoop() {
    return ++stridedLoops;
  }

  /** The strides of the index with which a site stores. */
  public void strides(int site, List<List<Integer>> products) {
    strides.put(site, products);
  }

  /** The index with which a site stores comes from the method with this signature. */
  public void indexedBy(int site, String signature) {
    indexedBy.putIfAbsent(site, signature);
  }

  /** The strides of the index that a method computes. */
  public void indexHelper(String signature, List<List<Integer>> products) {
    indexHelpers.putIfAbsent(signature, products);
  }

  int type(String name, List<Word> words) {
    return typeNumbers.computeIfAbsent(
        name,
        n -> {
          types.add(new Tables.WordType(n, words));
          return types.size() - 1;
        });
  }

  public int loop(String method, String file, int line) {
    loops.add(new Site(loops.size(), method, file, line));
    return loops.size() - 1;
  }

  /** Number of the first loop at {@code File.java:line}, 0 where there is none. */
  public int loopAt(String fileAndLine) {
    for (Site loop : loops.subList(1, loops.size())) {
      if (fileAndLine.equals(loop.file() + ":" + loop.line())) {
        return loop.id();
      }
    }
    return 0;
  }

  public List<Site> loops() {
    return loops.subList(1, loops.size());
  }

  public int signature(String signature) {
    return signatureNumbers.computeIfAbsent(
        signature,
        s -> {
          signatures.add(s);
          return signatures.size() - 1;
        });
  }

  public Tables tables(List<String> warnings) {
    Map<Integer, List<List<Integer>>> strides = new HashMap<>(this.strides);
    indexedBy.forEach(
        (site, helper) -> {
          if (indexHelpers.containsKey(helper)) {
            strides.putIfAbsent(site, indexHelpers.get(helper));
          }
        });
    return new Tables(sites, names, types, strides, loops, signatures, warnings);
  }
}
