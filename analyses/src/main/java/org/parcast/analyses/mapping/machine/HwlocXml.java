package org.parcast.analyses.mapping.machine;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads what hwloc's {@code lstopo --of xml} writes, versions 1 and 2. Document types and entities are never followed: a description may come from
 * anywhere.
 */
final class HwlocXml {
  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final int DEEPEST = 64;
  private static final int MOST_OBJECTS = 1_000_000;

  /** An object that is being read. */
  private record Open(String type, long cacheBytes, int cpu, List<MachineTree> parts) {}

  private HwlocXml() {}

  /** @throws IOException if the file cannot be read or describes no regular machine */
  static MachineHierarchy read(Path file) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    // Characters, not bytes: of bytes that are none the XML reader would complain on standard error.
    try (BufferedReader in = Files.newBufferedReader(file)) {
      skipByteOrderMark(in);
      XMLStreamReader xml = factory.createXMLStreamReader(in);
      MachineTree machine = machine(xml);
      if (machine == null) {
        throw new IOException(file + " describes no processing unit: give a file that lstopo --of xml wrote");
      }
      return machine.hierarchy(String.valueOf(file.getFileName()));
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNumber();
      throw new IOException(file + ":" + line + ": no XML; give a file that lstopo --of xml wrote", e);
    } catch (CharacterCodingException e) {
      throw new IOException(file + ": no XML; give a file that lstopo --of xml wrote", e);
    } catch (IllegalArgumentException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  private static void skipByteOrderMark(BufferedReader in) throws IOException {
    in.mark(1);
    if (in.read() != BYTE_ORDER_MARK) {
      in.reset();
    }
  }

  private static MachineTree machine(XMLStreamReader xml) throws XMLStreamException {
    Deque<Open> open = new ArrayDeque<>();
    MachineTree machine = null;
    int objects = 0;
    while (xml.hasNext()) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT && xml.getLocalName().equals("object")) {
        if (open.size() == DEEPEST || ++objects > MOST_OBJECTS) {
          throw new IllegalArgumentException("more than " + DEEPEST + " levels or " + MOST_OBJECTS + " objects");
        }
        open.push(object(xml));
      } else if (event == XMLStreamConstants.END_ELEMENT && xml.getLocalName().equals("object")) {
        MachineTree part = closed(open.pop());
        if (open.isEmpty()) {
          machine = part;
        } else if (part != null) {
          open.peek().parts.add(part);
        }
      }
    }
    return machine;
  }

  private static Open object(XMLStreamReader xml) {
    String type = String.valueOf(xml.getAttributeValue(null, "type"));
    boolean cache = type.toLowerCase(Locale.ROOT).endsWith("cache");
    boolean unit = type.equals("PU");
    return new Open(type, cache ? number(xml, "cache_size") : 0, unit ? (int) number(xml, "os_index") : -1, new ArrayList<>());
  }

  private static long number(XMLStreamReader xml, String attribute) {
    String text = xml.getAttributeValue(null, attribute);
    try {
      long number = Long.parseLong(String.valueOf(text));
      if (number >= 0 && (!attribute.equals("os_index") || number < MachineHierarchy.MOST_UNITS)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below, as for numbers out of range.
    }
    throw new IllegalArgumentException("line " + xml.getLocation().getLineNumber() + ": " + attribute + " is " + (text == null ? "missing" : "'" + text + "'")
        + "; give a file that lstopo --of xml wrote");
  }

  /** The part; null for what holds no unit, such as devices and the memory of a socket. */
  private static MachineTree closed(Open object) {
    if (object.cpu >= 0) {
      return MachineTree.unit(object.cpu);
    }
    String kind = switch (object.type) {
      case "Package", "Socket" -> "socket";
      case "Core" -> "core";
      default -> object.cacheBytes > 0 ? "cache" : object.type.toLowerCase(Locale.ROOT);
    };
    return object.parts.isEmpty() ? null : new MachineTree(kind, object.cacheBytes, -1, object.parts);
  }
}
