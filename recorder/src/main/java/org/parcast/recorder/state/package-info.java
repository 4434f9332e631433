/** What is known of words, vertices, values and phases, each in tables of its own. */
package org.parcast.recorder.state;
