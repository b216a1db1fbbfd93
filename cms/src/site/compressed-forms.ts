import { readdirSync } from "node:fs";
import { encodingFor } from "../lib/encoding";

const suffixes = { br: ".br", gzip: ".gz" } as const;

/** A file's compressed form, by what is added to its path. */
export interface CompressedForm {
  encoding: keyof typeof suffixes;
  suffix: string;
}

/** Finds the form of a file that a client takes; null when there is none but the file itself. */
export type FindForm = (path: string, accepted: string) => CompressedForm | null;

/** Looks once which files of a folder have compressed forms beside them: a build does not change. */
export function compressedForms(folder: string): FindForm {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const there = new Set(files.map((file) => `/${file.replaceAll("\\", "/")}`));
  return (path, accepted) => {
    const encoding = encodingFor(accepted);
    if (encoding === "identity") return null;
    const suffix = suffixes[encoding];
    return there.has(path + suffix) ? { encoding, suffix } : null;
  };
}
