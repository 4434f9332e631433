package org.parcast.analyses.valueflow.count;

/**
 * Point-to-point traffic by source lines.
 *
 * @param bornFile file where the values are born, empty if not known
 * @param bornLine line, 0 if not known: an input of the region
 * @param bornName array or field that holds them
 * @param usedFile file where they are used
 * @param usedLine line, 0 if not known
 * @param usedName array or field computed from them
 * @param bytesPerStep bytes in one step
 * @param share part of all point-to-point bytes of a step, 0 to 1
 */
public record LineTraffic(
    String bornFile,
    int bornLine,
    String bornName,
    String usedFile,
    int usedLine,
    String usedName,
    double bytesPerStep,
    double share) {}
