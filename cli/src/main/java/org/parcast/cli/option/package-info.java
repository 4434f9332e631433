/** Groups of options that several commands have. */
package org.parcast.cli.option;
