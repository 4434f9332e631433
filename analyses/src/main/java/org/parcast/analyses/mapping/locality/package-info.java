/** How threads use their data, and which data two of them both access (DagTM, sections 4 and 5). */
package org.parcast.analyses.mapping.locality;
