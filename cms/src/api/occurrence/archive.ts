import { Readable, type PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import { archiveAbout, archiveFiles, archiveMeta } from "./archive-meta";
import type { Observer } from "./observer";
import type { Noted } from "./occurrences";
import { namesOf, occurrenceTerms, relationshipTerms, type Relationship } from "./terms";

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
