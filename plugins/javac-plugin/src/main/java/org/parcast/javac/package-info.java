/** The compiler plug-in {@code -Xplugin:Parcast}, {@link org.parcast.javac.ParcastCompilerPlugin}: tells while compiling which loops pay, or can run in parallel. */
package org.parcast.javac;
