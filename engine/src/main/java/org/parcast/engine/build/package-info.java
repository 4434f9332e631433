/**
 * What the plug-ins of build tools share: the project and its settings in, reports in a directory out. Entry point: {@link
 * org.parcast.engine.build.BuildAnalyses}.
 */
package org.parcast.engine.build;
