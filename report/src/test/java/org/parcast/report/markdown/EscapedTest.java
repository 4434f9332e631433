package org.parcast.report.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import org.junit.jupiter.api.Test;

class EscapedTest {
  @Test
  void namesOfProgramsStayText() {
    assertThat(Escaped.of("a[i] | <b> @you #1 `x` *y* _z_")).isEqualTo("a&#91;i&#93; &#124; &#60;b&#62; &#64;you &#35;1 &#96;x&#96; &#42;y&#42; &#95;z&#95;");
    assertThat(Escaped.of("http://x.y www.x.y")).isEqualTo("http&#58;//x.y www&#46;x.y");
    assertThat(Escaped.code("u")).isEqualTo("<code>u</code>");
  }

  @Property
  void nothingThatMarksUpIsLeft(@ForAll @Chars({'<', '>', '|', '`', '*', '_', '[', ']', '!', '@', '#', '&', '\\', '~', '$', '{', '}', '\n', '\t', 'a'}) String text) {
    assertThat(Escaped.of(text).replaceAll("&#\\d+;", "")).matches("a*");
  }
}
