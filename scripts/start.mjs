// `npm start`: from a clone to a living site. Must run on any Node, if only to say which one it needs.
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { ensureInstalled } = await import("./stages/install.mjs");
const { ensureBuilt } = await import("./stages/build.mjs");
const { fail } = await import("./stages/say.mjs");

try {
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV ??= "production";
  const { serve } = await import("./serve.mjs");
  await serve();
} catch (error) {
  fail(error);
}
