import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "./child.mjs";
import { onPath } from "./chromium.mjs";

/**
 * A browser that journeys can run in, or what has to be installed before.
 * @typedef {object} Engine
 * @property {"firefox" | "webkit"} name
 * @property {string} title
 * @property {string} [browser]  its program
 * @property {NodeJS.ProcessEnv} env  where its programs are
 * @property {string} [missing]  what to install
 */

/** @returns {Engine} */
function firefox() {
  const names = ["firefox-esr", "firefox"].map(onPath);
  const found = [...names, "/Applications/Firefox.app/Contents/MacOS/firefox"].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (found)
    return { name: "firefox", title: "Firefox", browser: found, env: { FIREFOX_PATH: found } };
  const missing = "no Firefox: install Firefox (Debian: firefox-esr)";
  return { name: "firefox", title: "Firefox", env: {}, missing };
}

/** WebKitGTK's small browser: Debian keeps it in a folder of the processor's name, others do not. */
function miniBrowser() {
  const below = (/** @type {string} */ folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const folders = ["/usr/lib", "/usr/lib64", "/usr/libexec"];
  return folders
    .flatMap((folder) => [folder, ...below(folder)])
    .flatMap((folder) => ["webkit2gtk-4.1", "webkitgtk-6.0"].map((name) => join(folder, name)))
    .map((folder) => join(folder, "MiniBrowser"))
    .find((file) => existsSync(file));
}

/** @returns {Engine} */
function webkit() {
  const driver = onPath("WebKitWebDriver");
  const browser = miniBrowser();
  const lacking = [
    ...(driver ? [] : ["no WebKitWebDriver: install it (Debian: webkit2gtk-driver)"]),
    ...(browser ? [] : ["no MiniBrowser: install WebKitGTK (Debian: libwebkit2gtk-4.1-0)"]),
    ...(onPath("Xvfb") ? [] : ["no Xvfb, which its windows need: install it (Debian: xvfb)"]),
  ];
  if (!driver || !browser || lacking.length > 0)
    return { name: "webkit", title: "WebKit", env: {}, missing: lacking.join("; ") };
  return {
    name: "webkit",
    title: "WebKit",
    browser,
    env: { WEBKIT_DRIVER_PATH: driver, MINIBROWSER_PATH: browser },
  };
}

/** Firefox and WebKit, as far as this machine has them. */
export const findEngines = () => [firefox(), webkit()];

/**
 * What a browser calls itself: 'Mozilla Firefox 153.8.0esr'.
 * @param {Engine} engine
 * @param {NodeJS.ProcessEnv} env
 */
export function versionOf({ browser = "", title }, env) {
  const version = execFileSync(browser, ["--version"], { encoding: "utf8", env, stdio: "pipe" });
  return version.split("\n").find((line) => /\d\.\d/.test(line)) ?? title;
}

/** A screen in memory for windows that nobody looks at. */
export async function startScreen() {
  const args = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = startChild("Xvfb", args, {});
  await screen.printed(/^\d+$/m, 30_000);
  const [number] = /^\d+$/m.exec(screen.output()) ?? [];
  return { display: `:${number}`, stop: () => screen.stop("SIGTERM", 5_000) };
}
