package org.parcast.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of expectations have the form that their README gives, and speak of programs and methods that exist. */
@Tag("slow")
class ExpectedTest {

    private static final Path EXPECTED = Path.of("expected");
    private static final Pattern CASE = Pattern.compile(
            "(?<program>\\w+),(?<args>[\\w .]+),(?<kernel>[\\w.]*),[\\w$]+(\\[\\d+])?,\\d+,"
                    + "(rows|columns|cyclic|block2d \\d+x\\d+|block3d \\d+x\\d+x\\d+),(owner|combined|sharers),"
                    + "(?<steps>\\d+),(?<total>\\d+),(?<step>[\\d.]+),\\d*,(\".+\"|[^,]+)");
    private static final String VERTEX = "(reg:\\w+\\.\\w+(#\\d+)?|\\w+(@\\d+)?((\\[\\d+])+|\\.\\w+)(#\\d+)?)";
    private static final Pattern NET = Pattern.compile(
            VERTEX + " :( (" + VERTEX + "(\\(" + VERTEX + "\\))?|ALL|ONE))+( x[2-9]| x[1-9]\\d+)?( before| after)?");
    private static final Pattern MOVE = Pattern.compile("move " + VERTEX + " <- " + VERTEX);
    private static final Pattern SETTING = Pattern.compile("(?<name>program|args|kernel) = (?<value>.+)");

    @TempDir
    private Path classes;

    static List<Path> nets() throws IOException {
        try (Stream<Path> files = Files.list(EXPECTED.resolve("nets"))) {
            return files.sorted().toList();
        }
    }

    @Test
    void argumentsAreTaken() throws Exception {
        Set<String> compiled = new TreeSet<>();
        for (String run : runs()) {
            String[] words = run.split(" ");
            Program program = compiled.add(words[0]) ? Program.compile(words[0], classes) : new Program(words[0], classes);
            assertThat(program.run(Arrays.copyOfRange(words, 1, words.length))).as(run).isNotEmpty();
        }
    }

    @Test
    void casesHaveTheirForm() throws IOException {
        List<String> lines = Files.readAllLines(EXPECTED.resolve("cases.csv"));
        assertThat(lines.get(0)).isEqualTo("program,args,kernel,array,ranks,decomposition,assembly,steps,"
                + "bytes_p2p,bytes_p2p_per_step,bytes_collective_per_step,note");
        for (String line : lines.subList(1, lines.size())) {
            var fields = CASE.matcher(line);
            assertThat(fields.matches()).as(line).isTrue();
            assertKernelExists(fields.group("program"), fields.group("kernel"));
            double perStep = Double.parseDouble(fields.group("total")) / Integer.parseInt(fields.group("steps"));
            assertThat(Math.abs(perStep - Double.parseDouble(fields.group("step")))).as(line).isLessThan(1.0e-6);
        }
        assertThat(lines).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("nets")
    void netsHaveTheirForm(Path file) throws IOException {
        String program = null;
        for (String line : Files.readAllLines(file)) {
            var setting = SETTING.matcher(line);
            if (setting.matches() && setting.group("name").equals("program")) {
                program = setting.group("value");
            } else if (setting.matches() && setting.group("name").equals("kernel")) {
                assertKernelExists(program, setting.group("value"));
            } else if (!setting.matches() && !line.startsWith("# ")) {
                assertThat(NET.matcher(line).matches() || MOVE.matcher(line).matches()).as(line).isTrue();
            }
        }
        assertThat(Sources.names(Sources.PROGRAMS)).contains(program);
    }

    /** Programs with arguments, as the files have them. */
    private static Set<String> runs() throws IOException {
        Set<String> runs = new TreeSet<>();
        List<String> cases = Files.readAllLines(EXPECTED.resolve("cases.csv"));
        for (String line : cases.subList(1, cases.size())) {
            String[] fields = line.split(",");
            runs.add(fields[0] + " " + fields[1]);
        }
        for (Path file : nets()) {
            Map<String, String> settings = new HashMap<>();
            for (String line : Files.readAllLines(file)) {
                var setting = SETTING.matcher(line);
                if (setting.matches()) {
                    settings.put(setting.group("name"), setting.group("value"));
                }
            }
            runs.add(settings.get("program") + " " + settings.get("args"));
        }
        return runs;
    }

    private static void assertKernelExists(String program, String kernel) throws IOException {
        String source = Files.readString(Sources.PROGRAMS.resolve(program + ".java"));
        if (!kernel.isEmpty()) {
            assertThat(kernel).startsWith(program + ".");
            String method = kernel.substring(program.length() + 1);
            assertThat(source).containsPattern("\\w(\\[\\])* " + method + "\\([^;=]*\\{");
        }
    }
}
