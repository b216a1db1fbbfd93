import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Form, Forms } from "../answers/forms";
import { etagOf } from "../answers/prepared";
import type { Encoding } from "../lib/encoding";

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** A file of the web app, with the forms that the build has made of it. */
export interface AppFile {
  etag: string;
  forms: Forms;
}

/** Finds the file at a path that begins with a slash; null when there is none. */
export type FindAppFile = (path: string) => Promise<AppFile | null>;

/** Forms that are read from the disk when they are first asked for. */
function formsOnDisk(file: string, formFor: (asked: Encoding) => Encoding): Forms {
  const inHand = new Map<Encoding, Form>();
  const forms: Forms = {
    ready: (asked) => inHand.get(formFor(asked)),
    async make(asked) {
      const encoding = formFor(asked);
      const form = { encoding, body: await readFile(file + suffixes[encoding]) };
      inHand.set(encoding, form);
      forms.onChange();
      return form;
    },
    bytes: () => [...inHand.values()].reduce((sum, { body }) => sum + body.length, 0),
    onChange: () => undefined,
  };
  return forms;
}

/** Looks once which files a folder has: a build does not change. */
export function appFiles(folder: string): FindAppFile {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const there = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
      .map((path) => path.replaceAll(sep, "/")),
  );
  return async (path) => {
    const file = join(folder, path);
    // A new version may be put in place under a server that runs.
    if (!there.has(path) || !existsSync(file)) return null;
    const formFor = (asked: Encoding) => (there.has(path + suffixes[asked]) ? asked : "identity");
    return { etag: etagOf(await readFile(file), 0), forms: formsOnDisk(file, formFor) };
  };
}
