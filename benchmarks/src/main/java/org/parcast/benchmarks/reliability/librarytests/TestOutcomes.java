package org.parcast.benchmarks.reliability.librarytests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * What came of classes of tests.
 *
 * @param byClass for each class that ended, its tests by name: {@code passed}, {@code failed} or {@code skipped}
 * @param endless classes that did not end in the time for one, in the order in which they were run
 * @param refused classes whose threads work at once, which the command has said and ended at
 */
public record TestOutcomes(SortedMap<String, SortedMap<String, String>> byClass, List<String> endless, List<String> refused) {
  private static final String PASSED = "passed";
  private static final String FAILED = "failed";

  /**
   * Reads the reports of JUnit. A test that not every run has come to failed in that one.
   *
   * @param reports for each class that ended, the directories of its reports, of one run each
   */
  static TestOutcomes read(Map<String, List<Path>> reports, List<String> endless, List<String> refused) throws IOException {
    SortedMap<String, SortedMap<String, String>> byClass = new TreeMap<>();
    for (Map.Entry<String, List<Path>> runs : reports.entrySet()) {
      SortedMap<String, String> outcomes = all(runs.getValue().get(0));
      for (Path run : runs.getValue()) {
        SortedMap<String, String> others = all(run);
        outcomes.replaceAll((test, outcome) -> worse(outcome, others.getOrDefault(test, FAILED)));
      }
      byClass.put(runs.getKey(), outcomes);
    }
    return new TestOutcomes(byClass, endless, refused);
  }

  private static SortedMap<String, String> all(Path reports) throws IOException {
    SortedMap<String, String> all = new TreeMap<>();
    if (Files.exists(reports)) { // else the run ended before it came to the class
      try (Stream<Path> files = Files.list(reports)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".xml")).toList()) {
          all.putAll(tests(file));
        }
      }
    }
    return all;
  }

  private static SortedMap<String, String> tests(Path report) throws IOException {
    SortedMap<String, String> tests = new TreeMap<>();
    try {
      NodeList cases = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile()).getElementsByTagName("testcase");
      for (int i = 0; i < cases.getLength(); i++) {
        Element test = (Element) cases.item(i);
        boolean failed = test.getElementsByTagName("failure").getLength() + test.getElementsByTagName("error").getLength() > 0;
        String outcome = failed ? FAILED : test.getElementsByTagName("skipped").getLength() > 0 ? "skipped" : PASSED;
        tests.merge(test.getAttribute("classname") + "." + name(test), outcome, TestOutcomes::worse);
      }
    } catch (SAXException | ParserConfigurationException e) {
      throw new IOException(report + ": " + e.getMessage(), e);
    }
    return tests;
  }

  /** The name, where a parameter is shown by its hash without that: it is another in each run. */
  private static String name(Element test) {
    return test.getAttribute("name").replaceAll("@[0-9a-f]{1,8}\\b", "@");
  }

  private static String worse(String one, String other) {
    return one.equals(FAILED) ? one : other;
  }

  /** The tests that passed. */
  public Set<String> passed() {
    return byClass.values().stream().flatMap(tests -> tests.entrySet().stream()).filter(test -> test.getValue().equals(PASSED)).map(test -> test.getKey()).collect(Collectors.toSet());
  }

  /** The classes of which a test passed. */
  public List<String> passing() {
    return byClass.entrySet().stream().filter(tests -> tests.getValue().containsValue(PASSED)).map(tests -> tests.getKey()).toList();
  }

  /**
   * The tests that passed in another run and did not in this, though their class ended or its virtual machine died of itself; without those refused.
   *
   * @param plain the other run
   */
  public List<String> failedAlone(TestOutcomes plain) {
    Set<String> passed = passed();
    return plain.byClass.entrySet().stream().filter(tests -> !endless.contains(tests.getKey()) && !refused.contains(tests.getKey())).flatMap(tests -> tests.getValue().entrySet().stream())
        .filter(test -> test.getValue().equals(PASSED) && !passed.contains(test.getKey())).map(test -> test.getKey()).sorted().toList();
  }
}
