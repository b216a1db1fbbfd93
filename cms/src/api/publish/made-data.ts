import { dataIndexAddress } from "shared-types/publish/data";
import { fileOf } from "shared-types/publish/places";
import type { Changes } from "../../cache/changes/changes-since";
import { collectDependencies, isOver, isStale, type Dependencies } from "../../cache/dependencies";
import type { DataSource } from "./data-source";
import { keepOnce, type KeptOnce } from "./kept-once";
import type { FileNote } from "./manifest";
import { rewriteAbsolute, rewriteData, type Copying } from "./rewrite";
import { digestOf, type Spool } from "./spool";

/** A part of the data as it was made last. */
interface MadePart {
  address: string;
  note: FileNote;
  dependencies: Dependencies;
  /** Addresses of the files that it names. */
  names: readonly string[];
}

/** All parts by name and key. */
export type MadeData = ReadonlyMap<string, ReadonlyMap<string, MadePart>>;

/** So many signs of a digest tell versions of a part apart. */
const markLength = 10;

async function makePart(
  { name, part }: DataSource,
  key: string,
  { where, spool }: { where: Copying; spool: Spool },
  once: KeptOnce,
): Promise<MadePart> {
  const dependencies: Dependencies = new Map();
  const data = await collectDependencies(dependencies, () => part(key));
  const names = new Set<string>();
  const onFile = (address: string) => void names.add(address);
  const copying = { ...where, onFile };
  // Notes may name the owner's machine.
  const text = rewriteAbsolute(rewriteData(JSON.stringify(data), copying), copying);
  const address = `/data/${name}-${key}-${digestOf(text).slice(0, markLength)}.json`;
  return { address, note: await spool.put(text), dependencies, names: once.names(names) };
}

/** Makes the parts of a copy's data; of those `before` only what has changed since. */
export async function makeData(
  sources: readonly DataSource[],
  options: { where: Copying; spool: Spool; changes: Changes },
  before: { data: MadeData } | null,
): Promise<MadeData> {
  const { changes } = options;
  const made = new Map<string, Map<string, MadePart>>();
  const once = keepOnce();
  for (const source of sources) {
    const parts = new Map<string, MadePart>();
    for (const key of await source.keys()) {
      const last = before?.data.get(source.name)?.get(key);
      const isKept = last && !isOver(last.dependencies) && !isStale(last.dependencies, changes);
      parts.set(key, isKept ? last : await makePart(source, key, options, once));
    }
    made.set(source.name, parts);
  }
  return made;
}

/** Tells the files of the data, with the list of them; `onName` the addresses of files that they name. */
export async function dataFiles(
  data: MadeData,
  { where, spool }: { where: Copying; spool: Spool },
  onName: (address: string) => void,
): Promise<Map<string, FileNote>> {
  const files = new Map<string, FileNote>();
  const index: Record<string, Record<string, string>> = {};
  for (const [name, parts] of data)
    for (const [key, { address, note, names }] of parts) {
      files.set(fileOf(address, where.style), note);
      (index[name] ??= {})[key] = address;
      for (const named of names) onName(named);
    }
  files.set(fileOf(dataIndexAddress, where.style), await spool.put(JSON.stringify(index)));
  return files;
}
