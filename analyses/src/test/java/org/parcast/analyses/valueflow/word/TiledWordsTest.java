package org.parcast.analyses.valueflow.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class TiledWordsTest {
  private static final int ROWS = 9;
  private static final int COLUMNS = 7;
  private static final int FIRST = 3;

  private static WordArray grid() {
    List<WordArray.Row> rows = IntStream.range(0, ROWS).mapToObj(i -> new WordArray.Row(FIRST + i * COLUMNS, COLUMNS, new int[] {i}, new int[0])).toList();
    return new WordArray("u", new int[] {ROWS, COLUMNS}, rows, false);
  }

  /** So many blocks along each axis of the words from {@code low} on; those before are in none. */
  private static int[][] blocks(int low, int along, int across) {
    return new int[][] {shares(ROWS, low, along, across), shares(COLUMNS, low, across, 1)};
  }

  private static int[] shares(int extent, int low, int blocks, int weight) {
    return IntStream.range(0, extent).map(c -> c < low ? -1 : weight * ((c - low) * blocks / (extent - low))).toArray();
  }

  /** A cut, through tiles or between them, told by tiles and by words. */
  @Property
  void partsOfTilesAreThoseOfTheirWords(
      @ForAll @IntRange(max = 2) int low, @ForAll @IntRange(min = 1, max = 6) int tilesAlong, @ForAll @IntRange(min = 1, max = 4) int tilesAcross,
      @ForAll @IntRange(min = 1, max = 6) int along, @ForAll @IntRange(min = 1, max = 4) int across, @ForAll @IntRange(max = 1) int cutLow) {
    WordArray words = grid();
    int[][] tables = blocks(low, tilesAlong, tilesAcross);
    int[][] cut = blocks(cutLow, along, across);
    int[] tiles = new int[tilesAlong * tilesAcross];
    int[] tileOf = new int[FIRST + ROWS * COLUMNS];
    words.forEachCell(tables, (vertex, cell) -> {
      tiles[cell] = tiles[cell] == 0 ? vertex : tiles[cell];
      tileOf[vertex] = tiles[cell];
    });
    Set<List<Integer>> expected = new HashSet<>();
    words.forEachCell(cut, (vertex, cell) -> expected.add(List.of(tileOf[vertex] == 0 ? vertex : tileOf[vertex], cell)));
    BitSet named = new BitSet();
    IntStream.range(FIRST, tileOf.length).filter(v -> tileOf[v] == 0 || tileOf[v] == v).forEach(named::set);
    WordArray tiled = grid();
    tiled.tile(tables, tiles, named);
    Set<List<Integer>> told = new HashSet<>();
    tiled.forEachPart(cut, (vertex, cell) -> told.add(List.of(vertex, cell)));
    assertThat(told).isEqualTo(expected);
    short[] owner = new short[tileOf.length];
    short[] ofNamed = new short[tileOf.length];
    words.assign(cut, owner);
    tiled.assign(cut, ofNamed);
    assertThat(IntStream.range(FIRST, owner.length).filter(v -> ofNamed[v] != (named.get(v) ? owner[v] : 0))).isEmpty();
  }
}
