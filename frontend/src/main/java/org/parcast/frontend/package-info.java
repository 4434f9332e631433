/**
 * Class files and sources to the intermediate representation. {@link org.parcast.frontend.Frontend} loads whole programs; {@link
 * org.parcast.frontend.lowering.Lowering} brings one class into SSA form, with phis at every merge where a variable is live and the trivial ones then
 * removed (Braun et al., Simple and Efficient Construction of Static Single Assignment Form, CC 2013); {@link
 * org.parcast.frontend.source.SourceLoop} and {@link org.parcast.frontend.source.ProgramLoop} are the two sides of a loop, joined by line.
 */
package org.parcast.frontend;
