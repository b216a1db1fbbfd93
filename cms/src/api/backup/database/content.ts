import { createReadStream, createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Value, DatabaseContent, DatabaseSource, TableSchema } from "./schema";

/** Approximate size of a chunk of lines. */
const chunkLength = 64 * 1024;

const fileOf = (folder: string, { name }: TableSchema) => join(folder, `${name}.ndjson.gz`);

/** Writes a database to a folder: table schemas, and a line of JSON for each row. Returns the number of rows of each table. */
export async function writeContent(
  source: DatabaseSource,
  folder: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await writeFile(join(folder, "shape.json"), JSON.stringify(source.tables, null, 1));
  for (const table of source.tables) {
    let count = 0;
    const lines = async function* () {
      let chunk = "";
      for await (const row of source.rows(table)) {
        count += 1;
        chunk += `${JSON.stringify(row)}\n`;
        if (chunk.length < chunkLength) continue;
        yield chunk;
        chunk = "";
      }
      yield chunk;
    };
    const target = createWriteStream(fileOf(folder, table), { mode: 0o600 });
    await pipeline(Readable.from(lines()), createGzip(), target);
    counts[table.name] = count;
  }
  return counts;
}

async function* rowsIn(file: string): AsyncIterable<Value[]> {
  const text = createGunzip().setEncoding("utf8");
  // What cannot be read or unpacked is thrown below; unheard, it would end the process.
  pipeline(createReadStream(file), text).catch(() => undefined);
  let begun = "";
  for await (const piece of text as AsyncIterable<string>) {
    const lines = (begun + piece).split("\n");
    begun = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as Value[];
  }
  if (begun !== "") yield JSON.parse(begun) as Value[];
}

/** Reads what `writeContent` has written. */
export async function openContent(folder: string): Promise<DatabaseContent> {
  const tables = JSON.parse(await readFile(join(folder, "shape.json"), "utf8")) as TableSchema[];
  return { tables, rows: (table) => rowsIn(fileOf(folder, table)) };
}
