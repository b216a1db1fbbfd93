import { emptyElement, escapeText, textElement, xmlHead } from "../../http/xml";
import type { Observer } from "./observer";
import { occurrenceTerms, relationshipTerms, rowTypes } from "./terms";

export const archiveFiles = {
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
export const archiveMeta = [
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
export function archiveAbout({ title, ownerName, publicUrl, photoLicenseUrl }: Observer): string {
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
