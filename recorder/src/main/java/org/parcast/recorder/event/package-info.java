/**
 * What rewritten classes tell beside single values: of arrays and objects, loops and calls, boxes, what the library does, and nests that come
 * again.
 */
package org.parcast.recorder.event;
