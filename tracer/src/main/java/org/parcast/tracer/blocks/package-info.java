/** Makes classes tell which blocks they execute, and where their references start. */
package org.parcast.tracer.blocks;
