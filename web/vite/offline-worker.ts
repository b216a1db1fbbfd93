import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { tokensCss } from "./tokens-css.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page for addresses that are not stored: self-contained, because no file it named would be available. */
async function offlinePage(): Promise<string> {
  const page = await readFile(here("../worker/offline.html"), "utf8");
  return page.replace("/* tokens */", () => tokensCss()).replace(/\n\s*/g, "\n");
}

/** Builds the worker as one script: in the pages' build, a shared module would split it. */
async function workerScript(version: string, page: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { __VERSION__: JSON.stringify(version), __OFFLINE_PAGE__: JSON.stringify(page) },
    resolve: { alias: { "shared-types": here("../../shared-types/src/index.ts") } },
    build: {
      write: false,
      lib: { entry: here("../worker/worker.ts"), formats: ["iife"], name: "worker" },
    },
  });
  const [result] = [built].flat();
  const chunk = result && "output" in result ? result.output[0] : undefined;
  if (!chunk) throw new Error("The offline worker was not built.");
  return chunk.code;
}

/** `/sw.js`, the service worker that makes visited pages readable offline (docs/decisions/026); never in `dev`. */
export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    async generateBundle(_options, bundle) {
      const page = await offlinePage();
      const made = [...Object.keys(bundle).sort(), page].join("\n");
      const version = createHash("sha256").update(made).digest("hex").slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: await workerScript(version, page),
      });
    },
  };
}
