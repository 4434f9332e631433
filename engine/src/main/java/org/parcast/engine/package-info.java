/** Runs an analysis from a request: what command line and plug-ins share. */
package org.parcast.engine;
