import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { tokensCss } from "./tokens-css.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A page of the worker: self-contained, because no file it named would be available. */
async function pageOf(file: string): Promise<string> {
  const page = await readFile(here(`../worker/${file}`), "utf8");
  return page.replace("/* tokens */", () => tokensCss()).replace(/\n\s*/g, "\n");
}

/** Builds one script with all that it needs: in the pages' build, a shared module would split it. */
async function scriptOf(path: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define,
    resolve: {
      alias: [
        { find: /^shared-types\/(.+)$/, replacement: `${here("../../shared-types/src")}/$1.ts` },
      ],
    },
    build: { write: false, lib: { entry: here(path), formats: ["iife"], name: "script" } },
  });
  const [result] = [built].flat();
  const chunk = result && "output" in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`${path} was not built.`);
  return chunk.code;
}

/** The page on which the owner notes a sighting without a network, with its script in it. */
async function notePage(): Promise<string> {
  const script = await scriptOf("../src/features/sighting/offline/note.ts", {});
  const inPage = script.replaceAll("</script", "<\\/script");
  return (await pageOf("note-sighting.html")).replace("/* script */", () => inPage);
}

/** What a page of a copy needs and does not name. */
const onCopy = ["src/app/later.ts", "src/lib/on-copy.ts", "src/lib/files-reader/reader.ts"];

/** The scripts of these modules, with those that they import. */
function scriptsOf(bundle: Rolldown.OutputBundle, modules: string[]): string[] {
  const isAsked = (id: string) => modules.some((path) => id.endsWith(`/${path}`));
  const found = new Set<string>();
  const take = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || found.has(fileName)) return;
    found.add(fileName);
    for (const imported of chunk.imports) take(imported);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === "chunk" && chunk.moduleIds.some(isAsked)) take(chunk.fileName);
  if (found.size < modules.length) throw new Error(`${modules.join(", ")}: no scripts are made.`);
  return [...found].sort();
}

const workers = { "sw.js": "worker.ts", "copy-worker.js": "copy-worker.ts" };

/**
 * `/sw.js`, the service worker that makes visited pages readable offline (docs/decisions/026), and `/copy-worker.js`, which does
 * so on a copy of the site; never in `dev`.
 */
export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    async generateBundle(_options, bundle) {
      const [page, note] = [await pageOf("offline.html"), await notePage()];
      const made = [...Object.keys(bundle).sort(), page, note].join("\n");
      const version = createHash("sha256").update(made).digest("hex").slice(0, 12);
      const define = {
        __VERSION__: JSON.stringify(version),
        __OFFLINE_PAGE__: JSON.stringify(page),
        __NOTE_PAGE__: JSON.stringify(note),
        __COPY_SCRIPTS__: JSON.stringify(scriptsOf(bundle, onCopy)),
      };
      for (const [fileName, entry] of Object.entries(workers)) {
        const source = await scriptOf(`../worker/${entry}`, define);
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
