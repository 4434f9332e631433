/** JMH benchmarks of the recorder's hot parts, in its package since those are not public: stores with their loads, and sets of sinks. */
package org.parcast.recorder;
