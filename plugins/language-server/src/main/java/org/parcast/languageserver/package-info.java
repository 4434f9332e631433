/** A language server over standard input and output, {@link org.parcast.languageserver.Main}: shows in an editor which loops can run in parallel. */
package org.parcast.languageserver;
