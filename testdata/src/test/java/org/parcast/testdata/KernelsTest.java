package org.parcast.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The kernels of the cache measurements compile without a warning, and their threaded twins compute on one thread what they compute. */
class KernelsTest {

    private static final Path KERNELS = Sources.PROGRAMS.resolve("kernels");

    @TempDir
    private Path classes;

    static List<String> kernels() {
        return Sources.names(KERNELS);
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void theTwinComputesTheSame(String name) throws Exception {
        assertThat(Sources.compile(KERNELS.resolve(name + ".java"), classes)).isEmpty();
        assertThat(Sources.compile(KERNELS.resolve("threaded").resolve(name + "Threaded.java"), classes)).isEmpty();
        String sequential = new Program(name, classes).run("32");
        assertThat(sequential).doesNotContain("NaN");
        assertThat(new Program(name + "Threaded", classes).run("1", "32")).isEqualTo(sequential);
    }
}
