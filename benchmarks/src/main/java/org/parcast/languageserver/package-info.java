/** What the fuzzer needs of the language server, in the server's package. Entry point: {@link org.parcast.languageserver.EditorMessages}. */
package org.parcast.languageserver;
