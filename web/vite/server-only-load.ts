import type { Plugin } from "vite";

const page = /\/src\/pages\/public\/[\w-]+\.tsx$/;

/** Removes server-only code from the browser's pages: `load`, and what only it uses. */
export function serverOnlyLoad(): Plugin {
  return {
    name: "server-only-load",
    enforce: "post",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform(code, id) {
      if (!page.test(id)) return undefined;
      const load = this.parse(code).body.find(
        (node) =>
          node.type === "ExportNamedDeclaration" &&
          node.declaration?.type === "FunctionDeclaration" &&
          node.declaration.id?.name === "load",
      );
      if (!load) throw new Error(`${id} has no function load.`);
      return { code: code.slice(0, load.start) + code.slice(load.end), map: null };
    },
  };
}
