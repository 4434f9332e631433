package org.parcast.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A compiled program, run in this JVM with a class loader of its own for each run.
 *
 * @param name    its class
 * @param classes the directory of its class files
 */
record Program(String name, Path classes) {

    /** Compiles a program of {@code programs/}, which must not give the compiler anything to say. */
    static Program compile(String name, Path classes) throws IOException {
        assertThat(Sources.compile(Sources.PROGRAMS.resolve(name + ".java"), classes)).isEmpty();
        return new Program(name, classes);
    }

    /** What the program prints, with a decimal point whatever the default locale, and line feeds. */
    String run(String... args) throws Exception {
        PrintStream standard = System.out;
        Locale locale = Locale.getDefault();
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Method main = loader.loadClass(name).getMethod("main", String[].class);
            Locale.setDefault(Locale.ROOT);
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            main.invoke(null, (Object) args);
        } finally {
            System.setOut(standard);
            Locale.setDefault(locale);
        }
        return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
