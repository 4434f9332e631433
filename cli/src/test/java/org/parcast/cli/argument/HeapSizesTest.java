package org.parcast.cli.argument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class HeapSizesTest {
  private final HeapSizes.Converter converter = new HeapSizes.Converter(9_999_999);

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"8g|8g|8g", "8g,4g|8g|4g", "64m|64m|64m", "9999999M,1G|9999999M|1G", "100m|100m|100m"})
  void oneSizeIsForBothAndTwoAreForEach(String text, String analysis, String program) {
    assertThat(converter.convert(text)).isEqualTo(new HeapSizes(analysis, program));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "8", "0g", "63m", "8gb", "-1g", "8g,", ",8g", "8g,4g,2g", "10000g", "8k"})
  void whatTheJvmWouldRefuseIsRefusedFirst(String text) {
    assertThatThrownBy(() -> converter.convert(text)).isInstanceOf(TypeConversionException.class).hasMessageContaining("'" + text + "'");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"9g|9g", "8193m|8193m", "1g,9999g|9999g", "9999g,1g|9999g"})
  void moreThanTheMachineHasIsRefusedWithWhatItHas(String text, String named) {
    HeapSizes.Converter small = new HeapSizes.Converter(8192);

    assertThatThrownBy(() -> small.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageContaining("'" + named + "' is more than the 8192m of memory that this machine has: give less, for example 6144m");
    assertThat(small.convert("8g")).isEqualTo(new HeapSizes("8g", "8g"));
  }
}
