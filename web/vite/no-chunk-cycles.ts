import type { Plugin } from "vite";

/** Refuses chunks that import each other: the one that runs first would use what the other has not made yet, and no page starts. */
export function noChunkCycles(): Plugin {
  return {
    name: "no-chunk-cycles",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (name: string, path: string[]): void => {
        const from = path.indexOf(name);
        if (from >= 0) {
          const names = [...path.slice(from), name].join(", ");
          this.error(`Chunks import each other (vite/page-chunks.ts divides them): ${names}`);
        }
        const file = done.has(name) ? undefined : bundle[name];
        done.add(name);
        if (file?.type === "chunk") for (const next of file.imports) visit(next, [...path, name]);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}
