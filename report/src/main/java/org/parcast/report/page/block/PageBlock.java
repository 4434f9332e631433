package org.parcast.report.page.block;

/** A part of a section. */
public sealed interface PageBlock permits SectionAnswer, Prose, Heading, Table, Folded, Figure, GraphPicture, HeatMaps, CodeView, MachineDrawing, HowTo, Bullets, Glossary {}
