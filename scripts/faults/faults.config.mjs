import { defineConfig } from "vitest/config";

const kills = "kill-*.fault.mjs";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: "node",
    // Starting a server takes long on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    projects: [
      // Mostly starts of servers, on one core each.
      {
        extends: true,
        test: { name: "kills", include: [kills], maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      // Each starts its own servers, and must not measure another's load.
      {
        extends: true,
        test: {
          name: "loads",
          include: ["*.fault.mjs"],
          exclude: [kills],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
