package org.parcast.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Applications after those of the benchmark suites compile without a warning and print the same on four threads and on 64. */
class SuitesTest {

    private static final Path SUITES = Sources.PROGRAMS.resolve("suites");

    @TempDir
    private Path classes;

    static List<String> applications() {
        return Sources.names(SUITES);
    }

    @ParameterizedTest
    @MethodSource("applications")
    void printsTheExpectedOutputOnAnyNumberOfThreads(String name) throws Exception {
        assertThat(Sources.compile(SUITES.resolve(name + ".java"), classes)).isEmpty();
        String expected = Files.readString(Path.of("expected", "suites", name + ".txt"));
        assertThat(new Program(name, classes).run()).isEqualTo(expected);
        assertThat(new Program(name, classes).run("64")).isEqualTo(expected);
    }
}
