package org.parcast.testdata;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The programs as files, and the compiler. */
final class Sources {

    static final Path PROGRAMS = Path.of("programs");
    static final Path BAD = Path.of("bad");

    private Sources() {
    }

    /** The class names of the programs in a directory, sorted. */
    static List<String> names(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".java"))
                    .map(file -> file.substring(0, file.length() - ".java".length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles one program by itself, for Java 17 with all warnings, and returns what the compiler says of it. */
    static String compile(Path source, Path output) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("--release", "17", "-Xlint:all", "-g", "-d", output.toString());
            compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(source)).call();
        }
        return messages.toString();
    }
}
