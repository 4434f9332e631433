/** What an iteration does besides computing: what it writes, what it may end early, what has to come in order, and what is scratch. */
package org.parcast.analyses.loops.effects;
