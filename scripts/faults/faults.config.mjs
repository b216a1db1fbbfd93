import { defineConfig } from "vitest/config";

const measured = ["crowds.fault.mjs", "drain.fault.mjs"];

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
          exclude: measured,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      // They measure how fast crowds and last requests are answered: nothing may run beside them.
      {
        extends: true,
        test: { name: "measured", include: measured, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
