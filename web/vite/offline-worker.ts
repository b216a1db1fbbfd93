import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { tokensCss } from "./tokens-css.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page for what is not kept: one document, because nothing it named would be there. */
async function offlinePage(): Promise<string> {
  const page = await readFile(here("../worker/offline.html"), "utf8");
  return page.replace("/* tokens */", () => tokensCss()).replace(/\n\s*/g, "\n");
}

/** The worker as one script, which a module shared with the pages would keep it from being. */
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

/** `/sw.js`: what makes pages seen before readable without a network (decision 061); never in `dev`. */
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
