/**
 * What the text of a loop says to whoever writes it otherwise: how it counts ({@link org.parcast.frontend.stream.loop.LoopHeader}), which variable a name means ({@link
 * org.parcast.frontend.stream.loop.NamesInScope}), what its iterations may not share ({@link org.parcast.frontend.stream.loop.Clauses}), and its body with other names in it ({@link
 * org.parcast.frontend.stream.loop.Body}).
 */
package org.parcast.frontend.stream.loop;
