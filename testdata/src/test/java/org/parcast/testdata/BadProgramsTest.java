package org.parcast.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs that a tool must refuse or survive are bad in the way that their names say. */
@Tag("slow")
class BadProgramsTest {

    @TempDir
    private Path classes;

    static List<String> compiling() {
        return Sources.names(Sources.BAD).stream().filter(name -> !name.equals("Broken")).toList();
    }

    @ParameterizedTest
    @MethodSource("compiling")
    void compilesWithoutWarnings(String name) throws IOException {
        assertThat(Sources.compile(Sources.BAD.resolve(name + ".java"), classes)).isEmpty();
    }

    @Test
    void brokenDoesNotCompile() throws IOException {
        assertThat(Sources.compile(Sources.BAD.resolve("Broken.java"), classes)).contains("Broken.java:6: error");
    }

    @ParameterizedTest
    @CsvSource({"Throws,1", "Exits,3", "ExitsZero,0", "OutOfMemory,1", "NoMain,1", "Threads,0", "ThreadsExecutor,0", "ThreadsHarmless,0"})
    void endsWithItsExitCode(String name, int code) throws Exception {
        Process process = start(name);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(code);
    }

    @Test
    void endlessGoesOn() throws Exception {
        Process process = start("Endless");
        try {
            assertThat(process.waitFor(1, TimeUnit.SECONDS)).isFalse();
        } finally {
            process.destroyForcibly();
        }
    }

    private Process start(String name) throws IOException {
        Sources.compile(Sources.BAD.resolve(name + ".java"), classes);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(java, "-Xmx64m", "-cp", classes.toString(), name)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.to(new File(classes.toFile(), "output.txt")))
                .start();
    }
}
