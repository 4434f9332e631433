package org.parcast.testdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every program compiles without a warning and prints at its default size what is written down for it. */
@Tag("slow")
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
        String expected = Files.readString(OUTPUT.resolve(name + ".txt"));
        assertThat(Program.compile(name, classes).run()).isEqualTo(expected);
    }

    @Test
    void everyExpectedOutputHasItsProgram() throws Exception {
        try (var files = Files.list(OUTPUT)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".txt", "")))
                    .containsExactlyInAnyOrderElementsOf(programs());
        }
    }

    /** One computation written in several ways has one result, to the last bit. */
    @ParameterizedTest
    @ValueSource(strings = {
        "Heat2D Heat2DCopyBack Heat2DFields Heat2DLinear Heat2DNewArray Heat2DPhases Heat2DWhile",
        "Jacobi1D CopyWorkspace",
        "Jacobi3D Jacobi3DLinear",
        "MatMulIjk MatMulIkj MatMulKij MatMulRegister MatMulDotColumn MatMulDotTransposed",
        "NormLocal NormField NormHelper",
        "TimeStepLocal TimeStepField TimeStepHelper",
        "PrefixSumArray PrefixSumRegister",
        "Transpose TransposeInPlace",
        "LuPivot LuPivotSwap"})
    void variantsAgree(String variants) throws Exception {
        Set<String> results = new LinkedHashSet<>();
        for (String name : variants.split(" ")) {
            results.add(Program.compile(name, classes).run("8", "4"));
        }
        assertThat(results).hasSize(1);
    }

    /** The product is the same however the matrix is given. */
    @Test
    void spmvReadsFiles() throws Exception {
        Program spmv = Program.compile("Spmv", classes);
        Path general = Files.writeString(classes.resolve("general.mtx"),
                "%%MatrixMarket matrix coordinate real general\n% comment\n3 3 4\n1 2 0.5\n2 1 0.5\n2 2 2\n3 3 1\n");
        Path symmetric = Files.writeString(classes.resolve("symmetric.mtx"),
                "%%MatrixMarket matrix coordinate real symmetric\n3 3 3\n2 1 0.5\n2 2 2\n3 3 1\n");
        // x = (1, 2, 3), once: (1, 4.5, 3); weights 1, 2, 3
        assertThat(spmv.run("file", general.toString(), "1")).isEqualTo("rows 3 entries 4 checksum 1.900000000e+01\n");
        assertThat(spmv.run("file", symmetric.toString(), "1")).isEqualTo("rows 3 entries 4 checksum 1.900000000e+01\n");
        Path pattern = Files.writeString(classes.resolve("pattern.mtx"),
                "%%MatrixMarket matrix coordinate pattern general\n3 3 3\n1 2\n2 3\n3 1\n");
        Path edges = Files.writeString(classes.resolve("edges.txt"), "# a cycle\n0 1\n1 2\n2 0\n");
        // (2, 3, 1)
        assertThat(spmv.run("file", pattern.toString(), "1")).isEqualTo("rows 3 entries 3 checksum 1.100000000e+01\n");
        assertThat(spmv.run("file", edges.toString(), "1")).isEqualTo("rows 3 entries 3 checksum 1.100000000e+01\n");
    }
}
