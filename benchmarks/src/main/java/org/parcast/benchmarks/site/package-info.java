/** The documents and a gallery of analyses as static pages: {@link org.parcast.benchmarks.site.SiteCommand}. */
package org.parcast.benchmarks.site;
