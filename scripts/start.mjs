// `npm start`: from a clone to a living site. Must run on any Node, if only to say which one it needs.
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { prepare } = await import("./stages/prepare.mjs");
const { planAdmin } = await import("./stages/admin.mjs");
const { fail } = await import("./stages/say.mjs");

try {
  await prepare();
  const buildAdmin = planAdmin();
  process.env.NODE_ENV ??= "production";
  const { serve } = await import("./serve.mjs");
  await serve();
  await buildAdmin?.();
} catch (error) {
  fail(error);
}
