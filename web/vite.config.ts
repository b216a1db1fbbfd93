import { basename, dirname, relative } from "node:path";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { captchaRetries } from "./vite/captcha-retries.ts";
import { prepareFonts } from "./vite/fonts.ts";
import { handbook } from "./vite/handbook.ts";
import { icons, prepareIcons } from "./vite/icons.ts";
import { noChunkCycles } from "./vite/no-chunk-cycles.ts";
import { offlineWorker } from "./vite/offline-worker.ts";
import { pageChunks } from "./vite/page-chunks.ts";
import { precompressed } from "./vite/precompressed.ts";
import { serverOnlyLoad } from "./vite/server-only-load.ts";
import { tokensCss } from "./vite/tokens-css.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `virtual:tokens.css`: the theme's tokens as custom properties. */
function tokens(): Plugin {
  const id = "\0virtual:tokens.css";
  return {
    name: "tokens",
    resolveId: (source) => (source === "virtual:tokens.css" ? id : undefined),
    load: (source) => (source === id ? tokensCss() : undefined),
  };
}

/** Depends on the file's place and the name only, so that both builds agree. */
function className(name: string, file: string): string {
  const place = relative(here("."), file.replace(/\?.*$/, ""));
  const mark = createHash("sha256").update(dirname(place)).digest("hex").slice(0, 3);
  return `${basename(place).replace(/\.module\.css$/, "")}_${name}_${mark}`;
}

const client: UserConfig["build"] = {
  // Where the site works (docs/contributing.md, “Browsers”): what these lack is lowered, or an extra.
  target: ["chrome120", "edge120", "firefox121", "safari17"],
  outDir: "dist/client",
  assetsDir: "assets/app",
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: {
      public: here("index.html"),
      cp: here("cp.html"),
      "first-picture": here("src/app/first-picture.ts"),
    },
    output: {
      codeSplitting: {
        groups: [
          {
            name: "vendor",
            test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|swr|use-sync-external-store|dequal|cookie)[\\/]/,
          },
          ...pageChunks(here("src/app/entry-public.tsx"), here("src/app/entry-cp.tsx")),
        ],
      },
    },
  },
};

const server: UserConfig["build"] = {
  ssr: here("src/app/entry-server.tsx"),
  outDir: "dist/server",
  emptyOutDir: true,
  minify: true,
  rolldownOptions: {
    output: { format: "cjs", entryFileNames: "entry-server.cjs", codeSplitting: false },
  },
};

export default defineConfig(async ({ isSsrBuild, command }): Promise<UserConfig> => {
  await Promise.all([prepareFonts(), prepareIcons()]);
  return {
    root: here("."),
    base: "/",
    plugins: [
      react(),
      tokens(),
      handbook(),
      noChunkCycles(),
      captchaRetries(),
      icons(),
      offlineWorker(),
      ...(command === "build" ? [serverOnlyLoad(), precompressed()] : []),
    ],
    css: { modules: { generateScopedName: className } },
    resolve: {
      alias: [
        { find: /^shared-types\/(.+)$/, replacement: `${here("../shared-types/src")}/$1.ts` },
      ],
    },
    // One file for the server. Tests load packages as they are.
    ssr: { noExternal: process.env.VITEST ? [] : true, target: "node" },
    define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : undefined,
    build: isSsrBuild ? server : client,
    // Scripts find each other wherever the site is: a copy may lie below a path.
    experimental: {
      renderBuiltUrl: (_file, { hostType }) => (hostType === "js" ? { relative: true } : undefined),
    },
    // What is optimized is not transformed.
    optimizeDeps: { exclude: ["friendly-challenge"] },
    server: {
      host: "127.0.0.1",
      proxy: Object.fromEntries(
        ["/api", "/assets/images", "/cp/getuser"].map((path) => [path, "http://127.0.0.1:1337"]),
      ),
    },
  };
});
