package org.parcast.languageserver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Loops end where their braces do. */
class LoopBodyTest {
  @Test
  void endsWhereItsBracesDo() {
    assertThat(LoopBody.lastLine("{\nfor (;;) {\n  f(\"}\", '}'); // }\n  /* }\n */ { g(); }\n}\nh();\n}", 2)).isEqualTo(6);
    assertThat(LoopBody.lastLine("for (int i = 0; i < n; i++)\n  for (int j = 0; j < n; j++)\n    f(i,\n      j);\ng();", 1)).isEqualTo(4);
    assertThat(LoopBody.lastLine("do {\n  f();\n} while (g());\n", 1)).isEqualTo(3);
    assertThat(LoopBody.lastLine("while (true) {\n  \"\"\"\n  }\"\"\".length();\n}", 1)).isEqualTo(4);
    assertThat(LoopBody.lastLine("for (;;) {\n", 1)).isEqualTo(2);
  }
}
