import type { Plugin } from "vite";

const sharedTypes = /[\\/]shared-types[\\/]src[\\/][\w-]+[\\/]\w+\.ts$/;
const serversOwn =
  /\b(?:summary:\s*"(?:[^"\\]|\\.)*"|answer:\s*"[A-Z]\w*(?:\[\])?"|cached:\s*true),?/g;

/** Leaves out of the table of calls what only the server reads: browsers need not load it. */
export function browserCalls(): Plugin {
  return {
    name: "browser-calls",
    enforce: "post",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform(code, id) {
      if (!sharedTypes.test(id) || !code.includes("summary:")) return undefined;
      return { code: code.replace(serversOwn, ""), map: null };
    },
  };
}
