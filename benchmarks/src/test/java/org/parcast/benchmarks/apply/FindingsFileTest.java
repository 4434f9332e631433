package org.parcast.benchmarks.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign goes on after the last program that is through. */
class FindingsFileTest {
  @TempDir private Path directory;

  @Test
  void whatAStoppedCallLeftUnfinishedDoesNotCount() throws Exception {
    FindingsFile file = new FindingsFile(directory.resolve("new/record.txt"));
    ApplyFinding same = new ApplyFinding("A.java", 3, 0.25, "same", "");
    ApplyFinding failed = new ApplyFinding("B.java", 0, 0, ApplyFinding.FAILED, "it does not\tcompile");
    file.add(List.of(same, new ApplyFinding("A.java", 0, 0, ApplyFinding.DONE, "")));
    file.add(List.of(failed));
    Files.writeString(file.path(), "C.java\t5\t0.5000\tdiffers\ta[3] is 1\n", StandardOpenOption.APPEND);

    assertThat(file.read()).hasSize(3).contains(same).extracting(ApplyFinding::program).doesNotContain("C.java");
    assertThat(file.read().get(2).why()).isEqualTo("it does not compile");
    file.add(List.of(new ApplyFinding("C.java", 5, 0.5, "same", ""), new ApplyFinding("C.java", 0, 0, ApplyFinding.DONE, "")));
    assertThat(file.read()).filteredOn(finding -> finding.program().equals("C.java")).extracting(ApplyFinding::outcome).containsExactly("same", ApplyFinding.DONE);
  }
}
