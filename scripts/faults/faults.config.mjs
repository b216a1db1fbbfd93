import { defineConfig } from "vitest/config";

const measured = "crowds.fault.mjs";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: "node",
    // Starting a server takes long on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    projects: [
      // They wait for clocks and for starts of servers, each of its own.
      {
        extends: true,
        test: {
          name: "faults",
          include: ["*.fault.mjs"],
          exclude: [measured],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      // It measures how fast a crowd is answered: nothing may run beside it.
      {
        extends: true,
        test: { name: "crowds", include: [measured], maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
