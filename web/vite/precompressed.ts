import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Text; pictures and fonts are compressed by nature. */
const isText = (name: string) => /\.(js|css|svg)$/.test(name);

/** Below this compression saves no packet. */
const worthCompressing = 1000;

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** `app.js.br` and `app.js.gz` beside `app.js`: made once, as small as they can be, and only sent. */
export function precompressed(): Plugin {
  return {
    name: "precompressed",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    async writeBundle({ dir = "" }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (!isText(name) || content.length < worthCompressing) continue;
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(content, best),
          promisify(gzip)(content, { level: 9 }),
        ]);
        await Promise.all([
          writeFile(join(dir, `${name}.br`), br),
          writeFile(join(dir, `${name}.gz`), gz),
        ]);
      }
    },
  };
}
