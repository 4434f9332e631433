/**
 * Reuse distances over the sizes of a program, so that hit rates follow for caches and sizes that were never run (Marin and Mellor-Crummey: Cross-Architecture Performance
 * Predictions for Scientific Applications Using Parameterized Models, SIGMETRICS 2004). Entry point: {@link org.parcast.analyses.scale.reuse.ReuseModels}.
 */
package org.parcast.analyses.scale.reuse;
