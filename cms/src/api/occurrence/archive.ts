import { Readable, type PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import { emptyElement, escapeText, textElement, xmlHead } from "../../http/xml";
import type { Observer } from "./observer";
import type { Noted } from "./occurrences";
import { namesOf, occurrenceTerms, relationshipTerms, type Relationship, rowTypes } from "./terms";

const archiveFiles = {
  occurrences: "occurrence.txt",
  relationships: "resourcerelationship.txt",
  about: "eml.xml",
} as const;

/** The columns of a file, from the given one on. */
const fields = (terms: Record<string, string>, first: number) =>
  Object.entries(terms).map(([name, vocabulary], n) =>
    emptyElement("field", { index: String(n + first), term: `${vocabulary}${name}` }),
  );

const attributesOf = (rowType: string) =>
  `rowType="${rowType}" encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1"`;

const filesOf = (name: string) => `<files>${textElement("location", name)}</files>`;

/** meta.xml: which column of which file is which term (https://dwc.tdwg.org/text/). */
const archiveMeta = [
  xmlHead,
  `<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="${archiveFiles.about}">`,
  `<core ${attributesOf(rowTypes.occurrence)}>`,
  filesOf(archiveFiles.occurrences),
  '<id index="0"/>',
  ...fields(occurrenceTerms, 0),
  "</core>",
  `<extension ${attributesOf(rowTypes.relationship)}>`,
  filesOf(archiveFiles.relationships),
  '<coreid index="0"/>',
  ...fields(relationshipTerms, 1),
  "</extension>",
  "</archive>\n",
].join("");

/** The licenses that GBIF takes, as it names them. */
const licenses: [address: RegExp, name: string][] = [
  [/creativecommons\.org\/publicdomain\/zero\/1\.0/, "Public Domain (CC0 1.0)"],
  [/creativecommons\.org\/licenses\/by\/4\.0/, "Creative Commons Attribution (CC-BY) 4.0"],
  [
    /creativecommons\.org\/licenses\/by-nc\/4\.0/,
    "Creative Commons Attribution Non Commercial (CC-BY-NC) 4.0",
  ],
];

function rights(url: string): string {
  if (url === "") return "";
  const name = licenses.find(([address]) => address.test(url))?.[1] ?? url;
  const link = `<ulink url="${escapeText(url)}">${textElement("citetitle", name)}</ulink>`;
  return `<intellectualRights><para>This work is licensed under a ${link} License.</para></intellectualRights>`;
}

/** eml.xml: what the archive is, whose it is and how it may be used (GBIF's metadata profile). No mail address is told. */
function archiveAbout({ title, ownerName, publicUrl, photoLicenseUrl }: Observer): string {
  const person = `<individualName>${textElement("surName", ownerName)}</individualName>`;
  const site = textElement("onlineUrl", publicUrl);
  const party = `${person}${textElement("organizationName", title)}${site}`;
  const about = `Plants and animals of ${title}, a private garden: one record for each plant and animal on a dated photo and for each sighting, and what animals did on plants. Many plants were planted: where its owner or observer says so, degreeOfEstablishment is cultivated, and where it is empty nobody has said. Records of other observers bear their names and licenses. The location is not published.`;
  return [
    xmlHead,
    `<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0" packageId="${escapeText(publicUrl)}" system="http://gbif.org" scope="system" xml:lang="en">`,
    "<dataset>",
    textElement("title", title),
    `<creator>${party}</creator>`,
    `<metadataProvider>${party}</metadataProvider>`,
    textElement("pubDate", new Date().toISOString().slice(0, 10)),
    textElement("language", "en"),
    `<abstract>${textElement("para", about)}</abstract>`,
    rights(photoLicenseUrl),
    `<distribution scope="document"><online><url function="information">${escapeText(publicUrl)}</url></online></distribution>`,
    `<contact>${party}</contact>`,
    "</dataset>",
    "</eml:eml>\n",
  ].join("");
}

/** A line of a file: nothing encloses its fields, so tabs and line breaks become spaces. */
const line = (values: readonly string[]) =>
  `${values.map((value) => value.replace(/[\s\p{Cc}]+/gu, " ").trim()).join("\t")}\n`;

const columns = namesOf(occurrenceTerms);
const relationshipColumns = namesOf(relationshipTerms);

/** The core's lines; the relationships of the same photos and sightings are set aside for the file after it. */
async function* occurrenceLines(
  noted: AsyncIterable<Noted>,
  aside: Relationship[],
): AsyncGenerator<string> {
  yield line(columns);
  for await (const { occurrences, relationships } of noted) {
    for (const one of relationships) aside.push(one);
    const lines = occurrences.map((one) => line(columns.map((term) => one[term])));
    if (lines.length > 0) yield lines.join("");
  }
}

function* relationshipLines(relationships: readonly Relationship[]): Generator<string> {
  yield line(["coreid", ...relationshipColumns]);
  for (const one of relationships)
    yield line([one.resourceID, ...relationshipColumns.map((term) => one[term])]);
}

/** A Darwin Core archive, made while it is read. */
export function occurrenceArchive(noted: AsyncIterable<Noted>, observer: Observer): Readable {
  const relationships: Relationship[] = [];
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough;
  const core = Readable.from(occurrenceLines(noted, relationships));
  // yazl does not look at errors of what it reads: unheard, one would end the process. Nor does it stop reading for nobody.
  core.on("error", (error) => archive.destroy(error));
  archive.on("close", () => core.destroy());
  zip.addBuffer(Buffer.from(archiveMeta), "meta.xml");
  zip.addBuffer(Buffer.from(archiveAbout(observer)), archiveFiles.about);
  zip.addReadStream(core, archiveFiles.occurrences);
  // Asked for when the file before it is complete.
  zip.addReadStreamLazy(archiveFiles.relationships, {}, (give) =>
    give(null, Readable.from(relationshipLines(relationships))),
  );
  zip.end();
  return archive;
}
