import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { PlainError, say } from "../stages/say.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const macApps = ["Google Chrome", "Chromium"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function machines() {
  const onThePath = names.map(onPath).find((file) => file !== undefined);
  return onThePath ?? macApps.find((file) => existsSync(file));
}

function playwrights() {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** Debian's package, where this process may install one. */
function debians() {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return undefined;
  say("Installing Debian's Chromium …");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    execFileSync("apt-get", ["update", "-qq"], { ...options, stdio: "pipe" });
    const args = ["install", "-y", "-qq", "--no-install-recommends", "chromium"];
    execFileSync("apt-get", args, { ...options, stdio: "pipe" });
  } catch (error) {
    throw new PlainError(
      `Debian's Chromium could not be installed: ${String(error)}. Install a Chromium and set CHROMIUM_PATH to it.`,
    );
  }
  return machines();
}

/**
 * The Chromium that journeys run in: CHROMIUM_PATH, the machine's own, Playwright's, or Debian's
 * package installed now.
 */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new PlainError(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  }
  const found = machines() ?? playwrights() ?? debians();
  if (found) return found;
  throw new PlainError(
    "No Chromium: run npx playwright install chromium, or install one and set CHROMIUM_PATH to it.",
  );
}
