import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { resolveConfig } from "vite";

const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));

test("a build writes the service worker; `dev` has none: it would show yesterday's code", async () => {
  const makers = async (command: "build" | "serve") => {
    const { plugins } = await resolveConfig({ configFile, logLevel: "silent" }, command);
    return plugins.filter(({ name }) => name === "offline-worker").length;
  };
  expect([await makers("build"), await makers("serve")]).toEqual([1, 0]);
});
