/** The values that options take, each read from its text and refused with what it should have been. */
package org.parcast.cli.argument;
