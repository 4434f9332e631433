package org.parcast.ir;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MethodRefTest {
  @ParameterizedTest
  @CsvSource({"lambda$main$0,main", "lambda$a$b$12,a$b", "main,main", "lambda$,lambda$", "lambda$0,lambda$0"})
  void theBodyOfALambdaStandsInTheMethodThatMakesIt(String name, String source) {
    assertThat(new MethodRef("A", name, "()V").sourceName()).isEqualTo(source);
  }
}
