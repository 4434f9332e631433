/** The files of a recording as numbers, one after the other: what each begins with, how numbers are written, and how much disk they may take. */
package org.parcast.recording.file;
