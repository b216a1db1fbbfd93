import { expect, test } from "vitest";
import { readXmp, textIn } from "../../src/api/photo/formats/xmp";

const packet =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Headline="Café in the bed"/>' +
  "</rdf:RDF></x:xmpmeta>";

const little = (text: string) => Buffer.from(text, "utf16le");
const big = (text: string) => little(text).swap16();

// XMP Specification Part 3 allows UTF-8, UTF-16 and UTF-32; only UTF-8 where it is embedded, which not all programs obey.
test.each([
  ["UTF-8", Buffer.from(packet)],
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${packet}`)],
  ["UTF-16, little end first", little(packet)],
  ["UTF-16, little end first, with its mark", little(`\uFEFF${packet}`)],
  ["UTF-16, big end first", big(packet)],
  ["UTF-16, big end first, with its mark", big(`\uFEFF${packet}`)],
  ["UTF-16 with half a letter at its end", Buffer.concat([little(packet), Buffer.of(0x20)])],
])("a packet in %s is read", (_encoding, bytes) => {
  expect(textIn(readXmp([bytes]), "photoshop:Headline")).toBe("Café in the bed");
});
