/** Class files and sources to the intermediate representation. */
package org.parcast.frontend;
