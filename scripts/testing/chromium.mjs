import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { PlainError, say } from "../stages/say.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const macApps = ["Google Chrome", "Chromium"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The program of this name. @param {string} name */
export function onPath(name) {
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

/**
 * A package of Debian's, where this process may install one; its program has the same name.
 * @param {string} name
 */
function debians(name) {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return undefined;
  say(`Installing Debian's ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (/** @type {string[]} */ ...args) =>
    execFileSync("apt-get", args, { env, stdio: "pipe", timeout: 180_000 });
  try {
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", name);
  } catch (error) {
    throw new PlainError(
      `Debian's Chromium could not be installed: ${String(error)}. Install a Chromium and set CHROMIUM_PATH to it.`,
    );
  }
  return onPath(name);
}

/**
 * A whole Chromium: CHROMIUM_PATH, the machine's own, Playwright's, or Debian's
 * package installed now.
 */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new PlainError(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  }
  const found = machines() ?? playwrights() ?? debians("chromium");
  if (found) return found;
  throw new PlainError(
    "No Chromium: run npx playwright install chromium, or install one and set CHROMIUM_PATH to it.",
  );
}

/**
 * The Chromium that journeys run in: CHROMIUM_PATH, or one without windows, which takes 40 % less processor
 * time; where neither the machine nor Debian has that, a whole one.
 */
export function headlessPath() {
  if (process.env.CHROMIUM_PATH) return chromiumPath();
  const name = "chromium-headless-shell";
  const found = onPath(name);
  if (found) return found;
  try {
    return debians(name) ?? chromiumPath();
  } catch {
    return chromiumPath();
  }
}
