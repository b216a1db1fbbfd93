import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.fault.mjs"],
    environment: "node",
    // Each has servers of its own, and what it measures must not be another's load.
    fileParallelism: false,
    // A busy machine takes its time to start a server.
    testTimeout: 400_000,
    hookTimeout: 240_000,
  },
});
