package org.parcast.analyses.valueflow.place;

import it.unimi.dsi.fastutil.ints.Int2IntMap;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.analyses.valueflow.word.WordArrays;

/** The user's owners, checked against the program's arrays. */
final class OwnersFromFile {
  private final WordOwners owners;
  private final List<WordArray> arrays;

  /** @throws IllegalArgumentException if the file names an array or a word that is not there */
  OwnersFromFile(WordOwners owners, List<WordArray> arrays) {
    this.owners = owners;
    this.arrays = arrays.stream().filter(a -> listedAs(a).isPresent()).toList();
    for (String name : owners.arrays()) {
      long words = this.arrays.stream().filter(a -> WordArrays.isNamed(a.name(), name)).mapToLong(OwnersFromFile::words).max().orElse(-1);
      if (words < 0) {
        throw new IllegalArgumentException(
            owners.file() + " gives owners for " + name + "; the program's arrays are " + WordArrays.names(arrays));
      }
      int largest = owners.of(name).keySet().intStream().max().orElse(-1);
      if (largest >= words) {
        throw new IllegalArgumentException(owners.file() + " gives an owner for " + name + "[" + largest + "], but " + name
            + " has " + words + " words; indices are row-major over its shape");
      }
    }
  }

  /** The name by which the file lists an array. */
  private Optional<String> listedAs(WordArray array) {
    return owners.arrays().stream().filter(name -> WordArrays.isNamed(array.name(), name)).findFirst();
  }

  private static long words(WordArray array) {
    long words = 1;
    for (int extent : array.dimensions()) {
      words *= extent;
    }
    return words;
  }

  /** Gives the listed words their owners. */
  void assign(short[] owner) {
    for (WordArray array : arrays) {
      Int2IntMap listed = owners.of(listedAs(array).orElseThrow());
      int[] dimensions = array.dimensions();
      array.forEachWord((vertex, at) -> {
        int index = 0;
        for (int d = 0; d < at.length; d++) {
          index = index * dimensions[d] + at[d];
        }
        if (listed.containsKey(index)) {
          owner[vertex] = (short) listed.get(index);
        }
      });
    }
  }
}
