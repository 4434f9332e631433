/**
 * The catalogue of what users are told: one enum, {@link org.parcast.ir.catalogue.Notice}, and the pages of {@code docs/catalogue} as resources. It lies in
 * this module since every other but the recorder sees it.
 */
package org.parcast.ir.catalogue;
