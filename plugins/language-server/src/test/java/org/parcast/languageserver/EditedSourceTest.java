package org.parcast.languageserver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is edited is compiled as a copy, which lies within a directory of its own whatever the text says. */
class EditedSourceTest {
  /** Its name could be that of a package. */
  static final class PlainName implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension) throws IOException {
      return Files.createTempDirectory("outside");
    }
  }

  @TempDir(factory = PlainName.class)
  private Path directory;

  private Path copyOf(String text) throws IOException {
    try (EditedSource source = new EditedSource(directory.resolve("A.java"), text)) {
      Path copy = source.target(List.of()).path();
      assertThat(copy).hasContent(text);
      return copy;
    }
  }

  @Test
  void liesInItsPackage() throws Exception {
    assertThat(copyOf("package org.lib ;\nclass A {}").endsWith(Path.of("org", "lib", "A.java"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"package %s;", "package .%s;", "package %s.;", "/* */\n package ..%s ;"})
  void namesNoPathOutsideItsDirectory(String text) throws Exception {
    Path copy = copyOf(text.formatted(directory.toString().replace('/', '.')) + "\nclass A {}");
    assertThat(directory).isEmptyDirectory();
    assertThat(copy.startsWith(directory)).isFalse();
  }
}
