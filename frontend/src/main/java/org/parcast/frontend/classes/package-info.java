/** Where class files come from: directories, archives, or sources compiled on the way; and whether they are well formed. */
package org.parcast.frontend.classes;
