package org.parcast.report.page.block;

/** A part of a section. */
public sealed interface Block permits Answer, Prose, Heading, Table, Folded, Figure, GraphPicture, HeatMaps, CodeView, MachineDrawing, HowTo, Bullets, Glossary {}
