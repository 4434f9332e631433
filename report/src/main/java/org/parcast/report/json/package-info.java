/** The written form of results for programs: each subject is one JSON document, or a member of the whole report's. */
package org.parcast.report.json;
