/** Results for people in plain text of at most a hundred columns, each complete in itself. */
package org.parcast.report.text;
