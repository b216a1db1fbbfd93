// `npm run check`: types, lint and format. Installs what is missing first.
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { ensurePackages } = await import("./stages/install.mjs");
const { fail } = await import("./stages/say.mjs");

try {
  await ensurePackages();
  const { check } = await import("./testing/check-tasks.mjs");
  const { failed } = await check();
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
