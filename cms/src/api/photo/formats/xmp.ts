import { textOfBytes } from "./metadata-text";

interface XmlElement {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  text: string;
}

/** An XMP value: text, in a language if it says so, or a structure of further properties. */
export interface XmpValue {
  text: string;
  lang: string;
  fields: XmpProperties;
}

/** Values by their property, such as `dc:subject`; those of a list in their order. */
export type XmpProperties = Map<string, XmpValue[]>;

/** The prefixes that the code calls them by: a file may have others, and ExifTool leaves out the last slash of Microsoft's. */
const prefixes = new Map([
  ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf"],
  ["http://purl.org/dc/elements/1.1/", "dc"],
  ["http://ns.adobe.com/xap/1.0/", "xmp"],
  ["http://ns.adobe.com/exif/1.0/", "exif"],
  ["http://ns.adobe.com/photoshop/1.0/", "photoshop"],
  ["http://ns.adobe.com/lightroom/1.0/", "lr"],
  ["http://www.digikam.org/ns/1.0/", "digiKam"],
  ["http://ns.microsoft.com/photo/1.0/", "MicrosoftPhoto"],
  ["http://ns.microsoft.com/photo/1.0", "MicrosoftPhoto"],
  ["http://ns.acdsee.com/iptc/1.0/", "acdsee"],
  ["http://ns.iview-multimedia.com/mediapro/1.0/", "mediapro"],
  ["http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/", "Iptc4xmpCore"],
  ["http://www.metadataworkinggroup.com/schemas/keywords/", "mwg-kw"],
]);

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name) return entities[String(name)] ?? entity;
    const code = hex ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<\/[^>]*>|<([^\s/>]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/g;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** More than any program nests. */
const maxDepth = 100;

/** A name with the prefix that the code uses for its namespace. */
function known(name: string, namespaces: ReadonlyMap<string, string>): string {
  const [prefix = "", local] = name.split(":");
  return local ? `${prefixes.get(namespaces.get(prefix) ?? "") ?? prefix}:${local}` : name;
}

/** Reads XML as XMP has it: no document type, and what is not closed ends with the text. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: "", attributes: new Map(), children: [], text: "" };
  const open = [root];
  const namespaces = new Map<string, string>();
  for (const [whole, cdata, name, attributes = "", isEmpty] of xml.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (name) {
      const given = [...attributes.matchAll(attribute)].map(
        ([, key = "", double, single]) => [key, unescaped(double ?? single ?? "")] as const,
      );
      for (const [key, value] of given)
        if (key.startsWith("xmlns:")) namespaces.set(key.slice(6), value);
      const own = new Map(given.map(([key, value]) => [known(key, namespaces), value]));
      const element = { name: known(name, namespaces), attributes: own, children: [], text: "" };
      if (open.length > maxDepth) return root;
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    } else if (whole.startsWith("</")) {
      if (open.length > 1) open.pop();
    } else if (cdata !== undefined) parent.text += cdata;
    else if (!whole.startsWith("<")) parent.text += unescaped(whole);
  }
  return root;
}

const lists = new Set(["rdf:Bag", "rdf:Seq", "rdf:Alt"]);
const syntax = /^(rdf|xml|xmlns):/;

/** The attributes and elements of a description or a structure, without the words of RDF itself. */
function propertiesOf({ attributes, children }: XmlElement): XmpProperties {
  const found: XmpProperties = new Map();
  const add = (name: string, values: XmpValue[]) => {
    if (!syntax.test(name)) found.set(name, [...(found.get(name) ?? []), ...values]);
  };
  for (const [name, text] of attributes) add(name, [{ text, lang: "", fields: new Map() }]);
  for (const child of children) add(child.name, valuesOf(child));
  return found;
}

/** The values of a property's element: its list's, or its one. */
function valuesOf(element: XmlElement): XmpValue[] {
  const list = element.children.find(({ name }) => lists.has(name));
  if (list) return list.children.flatMap(valuesOf);
  const inner = element.children.find(({ name }) => name === "rdf:Description") ?? element;
  const fields = propertiesOf(inner);
  const value = element.children.find(({ name }) => name === "rdf:value")?.text;
  const text = value ?? element.attributes.get("rdf:resource") ?? element.text;
  return [{ text: text.trim(), lang: element.attributes.get("xml:lang") ?? "", fields }];
}

/** XMP is UTF-8 as a rule, and may be UTF-16, with a byte order mark or without one. */
function textOfPacket(packet: Buffer): string {
  const [first, second] = packet;
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  if (!isBig && !isLittle) return textOfBytes(packet);
  const pairs = Buffer.from(packet.subarray(0, packet.length & ~1));
  return (isBig ? pairs.swap16() : pairs).toString("utf16le");
}

/** The properties of XMP packets; a later one adds what the earlier ones do not say. */
export function readXmp(packets: Buffer[]): XmpProperties {
  const found: XmpProperties = new Map();
  const visit = (element: XmlElement) => {
    if (element.name === "rdf:Description") {
      for (const [name, values] of propertiesOf(element))
        if (!found.has(name)) found.set(name, values);
    } else for (const child of element.children) visit(child);
  };
  for (const packet of packets) visit(readXml(textOfPacket(packet)));
  return found;
}

/** The text of an XMP property: of several languages the default one. */
export function textIn(xmp: XmpProperties, name: string): string {
  const values = xmp.get(name) ?? [];
  return (values.find(({ lang }) => lang === "x-default") ?? values[0])?.text ?? "";
}

/** The texts of an XMP property. */
export const textsIn = (xmp: XmpProperties, name: string): string[] =>
  (xmp.get(name) ?? []).map(({ text }) => text);
