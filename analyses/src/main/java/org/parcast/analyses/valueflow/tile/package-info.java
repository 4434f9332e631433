/** Tiles of neighbouring words that stand for single ones where memory is too small for these. */
package org.parcast.analyses.valueflow.tile;
