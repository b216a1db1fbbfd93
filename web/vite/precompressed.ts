import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Text only: pictures and fonts are compressed already. */
const isText = (name: string) => /\.(js|css|svg)$/.test(name);

/** Compressing smaller bodies does not save a packet. */
const worthCompressing = 1000;

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes `app.js.br` and `app.js.gz` beside `app.js` at the best compression, so that the server only sends them. */
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
