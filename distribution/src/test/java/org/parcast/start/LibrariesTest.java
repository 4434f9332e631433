package org.parcast.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibrariesTest {
  @TempDir private Path directory;

  @Test
  void jarsAreWrittenOnce() throws IOException {
    Libraries libraries = new Libraries(jar("a.jar", "lib/x.jar", "one", "lib/y.jar", "two", "other/z.jar", "three"), directory.resolve("cache"));
    List<Path> first = libraries.unpacked();
    assertThat(first).extracting(path -> path.getFileName().toString()).containsExactly("x.jar", "y.jar");
    assertThat(first.get(1)).hasContent("two");
    var written = Files.getLastModifiedTime(first.get(0));
    assertThat(libraries.unpacked()).isEqualTo(first);
    assertThat(Files.getLastModifiedTime(first.get(0))).isEqualTo(written);
  }

  @Test
  void anotherContentHasAnotherPlaceAndNothingHalfWrittenIsLeft() throws IOException {
    Path cache = directory.resolve("cache");
    Path one = new Libraries(jar("a.jar", "lib/x.jar", "one"), cache).unpacked().get(0);
    Path two = new Libraries(jar("b.jar", "lib/x.jar", "two"), cache).unpacked().get(0);
    assertThat(one).isNotEqualTo(two).hasContent("one");
    try (Stream<Path> all = Files.list(cache)) {
      assertThat(all).hasSize(2).noneMatch(path -> path.getFileName().toString().startsWith("half-"));
    }
  }

  @Test
  void aCacheThatCannotBeWrittenIsAFault() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    Libraries libraries = new Libraries(jar("a.jar", "lib/x.jar", "one"), file.resolve("cache"));
    assertThatThrownBy(libraries::unpacked).isInstanceOf(IOException.class);
  }

  private Path jar(String name, String... entries) throws IOException {
    Path jar = directory.resolve(name);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (int i = 0; i < entries.length; i += 2) {
        out.putNextEntry(new ZipEntry(entries[i]));
        out.write(entries[i + 1].getBytes(java.nio.charset.StandardCharsets.UTF_8));
      }
    }
    return jar;
  }
}
