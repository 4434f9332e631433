/** Static single assignment form of Java methods. */
package org.parcast.ir;
