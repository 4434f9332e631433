package org.parcast.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every program compiles without a warning and prints at its default size what is written down for it. */
class ProgramsTest {

    private static final Path OUTPUT = Path.of("expected", "output");

    @TempDir
    private Path classes;

    static List<String> programs() {
        return Sources.names(Sources.PROGRAMS);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void printsTheExpectedOutput(String name) throws Exception {
        assertThat(Sources.compile(Sources.PROGRAMS.resolve(name + ".java"), classes)).isEmpty();
        String expected = Files.readString(OUTPUT.resolve(name + ".txt"));
        assertThat(run(name)).isEqualTo(expected);
    }

    @Test
    void everyExpectedOutputHasItsProgram() throws Exception {
        try (var files = Files.list(OUTPUT)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".txt", "")))
                    .containsExactlyInAnyOrderElementsOf(programs());
        }
    }

    private String run(String name) throws Exception {
        PrintStream standard = System.out;
        Locale locale = Locale.getDefault();
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Method main = loader.loadClass(name).getMethod("main", String[].class);
            Locale.setDefault(Locale.ROOT);
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(standard);
            Locale.setDefault(locale);
        }
        return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
