/** From bytecode to the SSA form: each method's blocks, the values that its stack and locals hold, and the phis where they meet. */
package org.parcast.frontend.lowering;
