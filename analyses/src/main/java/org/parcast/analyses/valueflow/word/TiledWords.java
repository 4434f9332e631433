package org.parcast.analyses.valueflow.word;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * What placements have to know of an array where tiles stand for words: the words that are named, with their coordinates, and where the tiles are. All
 * else lies where its tile lies.
 */
final class TiledWords {
  private final int axes;
  private final IntArrayList vertices = new IntArrayList();
  /** By word, its coordinates along the axes. */
  private final IntArrayList coordinates = new IntArrayList();
  /** By axis, the share of the tile that each coordinate has, -1 for none; null where the array has no tiles. */
  private final int[][] tables;
  /** By the sum of these over the axes, the vertex that stands for the tile, 0 where it has none. */
  private final int[] tiles;

  TiledWords(int axes, int[][] tables, int[] tiles) {
    this.axes = axes;
    this.tables = tables;
    this.tiles = tiles;
  }

  /** The word is named. */
  void add(int vertex, int[] at, int firstAxis) {
    vertices.add(vertex);
    coordinates.addElements(coordinates.size(), at, firstAxis, axes);
  }

  /** As {@link WordArray#forEachCell}, of the words that are named. */
  void forEachCell(int[][] cut, WordArray.CellVisitor visitor) {
    int[] at = coordinates.elements();
    for (int word = 0; word < vertices.size(); word++) {
      int cell = 0;
      for (int a = 0; a < axes && cell >= 0; a++) {
        int share = cut[a][at[word * axes + a]];
        cell = share < 0 ? -1 : cell + share;
      }
      if (cell >= 0) {
        visitor.visit(vertices.getInt(word), cell);
      }
    }
  }

  /** The same, and for each tile every cell that has words of it. */
  void forEachPart(int[][] cut, WordArray.CellVisitor visitor) {
    forEachCell(cut, visitor);
    if (tables != null) {
      forEachPart(cut, 0, 0, 0, visitor);
    }
  }

  private void forEachPart(int[][] cut, int axis, int tile, int cell, WordArray.CellVisitor visitor) {
    if (axis == axes) {
      if (tiles[tile] != 0) {
        visitor.visit(tiles[tile], cell);
      }
      return;
    }
    int[] ofTile = tables[axis];
    int[] ofCut = cut[axis];
    for (int c = 0; c < ofTile.length; c++) {
      boolean before = c > 0 && ofTile[c] == ofTile[c - 1] && ofCut[c] == ofCut[c - 1];
      if (!before && ofTile[c] >= 0 && ofCut[c] >= 0) {
        forEachPart(cut, axis + 1, tile + ofTile[c], cell + ofCut[c], visitor);
      }
    }
  }
}
