/**
 * What a page is made of: headings, prose, tables, charts, heat maps and code, whatever they tell of. {@link org.parcast.report.page.block.PagePageBlock}
 * is their common type.
 */
package org.parcast.report.page.block;
