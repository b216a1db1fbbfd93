import type { Plugin } from "vite";

const page = /\/src\/pages\/public\/[\w-]+\.tsx$/;

/** Leaves out of the browser's pages what runs on the server only: `load`, and all that it alone uses. */
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
