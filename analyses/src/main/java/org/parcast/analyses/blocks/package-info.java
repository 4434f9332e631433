/**
 * Traces whose references are labelled with their basic blocks, as PPT-SASMM's tools write them (PPT-SASMM, sections 3.1 to 3.5): dealt to cores
 * block by block (Algorithm 1), put in one order (Algorithm 2), block probabilities (equations (1) to (3)), conditional reuse profiles and the
 * program's profile (Algorithm 3, equation (4)). Entry points: {@link org.parcast.analyses.blocks.LabelledTrace}, {@link
 * org.parcast.analyses.blocks.LabelledThreads}, {@link org.parcast.analyses.blocks.BlockProfiles}.
 */
package org.parcast.analyses.blocks;
