/** What a placement has to send: bytes and messages between ranks, counted net by net, at least and at most where vertices are tiles. */
package org.parcast.analyses.valueflow.count;
