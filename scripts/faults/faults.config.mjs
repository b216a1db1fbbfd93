import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.fault.mjs"],
    environment: "node",
    // Each file starts its own servers, and must not measure another's load.
    fileParallelism: false,
    // Starting a server takes long on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 240_000,
  },
});
