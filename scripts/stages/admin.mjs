import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildAdmin, isAdminFresh } from "./build.mjs";
import { cms } from "./from-cms.mjs";
import { PlainError, say } from "./say.mjs";

const builder = { isFresh: isAdminFresh, build: () => buildAdmin({ beside: true }) };

/** Lets Strapi, which looks only once, find the folder of its admin, built or not; nothing where it may not write. */
export function makeAdminFolder() {
  try {
    mkdirSync(join(cms, "dist/build"), { recursive: true });
  } catch {
    // A site on a read-only disk has been built before.
  }
}

/**
 * Builds Strapi's admin beside a site that runs already, where its packages have changed: whoever opens it meanwhile sees
 * a page that says so. To be called before the site starts; what it returns builds, once the site is up, and never rejects.
 * @param {{ isFresh: () => boolean, build: () => Promise<void> }} [how]
 * @param {string} [dist]  the folder that the server is built to
 * @returns {(() => Promise<void>) | undefined}  undefined if nothing is to be built
 */
export function planAdmin({ isFresh, build } = builder, dist = join(cms, "dist")) {
  // What tells the server how far the build is (cms/src/http/admin-build.ts).
  const note = join(dist, ".admin");
  const forget = () => rmSync(note, { force: true });
  if (isFresh()) {
    forget();
    return undefined;
  }
  // What an older version has built does not fit.
  rmSync(join(dist, "build/.built"), { force: true });
  writeFileSync(note, String(process.pid));
  process.once("exit", forget);
  return async () => {
    try {
      await build();
      forget();
      say("Strapi's admin is built.");
    } catch (error) {
      writeFileSync(note, "failed");
      process.off("exit", forget);
      console.error(error instanceof PlainError ? error.message : error);
      say("The site runs on without Strapi's admin; npm start tries again.");
    }
  };
}
