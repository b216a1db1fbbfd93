import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { say } from "../stages/say.mjs";

/** Both compilers finish at about the same time; one restart is enough. */
const settleMs = 300;

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * Calls back after every compilation, including the first, with whether it succeeded.
 * @param {string} compiler
 * @param {string[]} args
 * @param {(good: boolean) => void} compiled
 */
function watchTypes(compiler, args, compiled) {
  const child = spawn(
    process.execPath,
    [join(root, compiler), ...args, "--watch", "--preserveWatchOutput"],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  child.stdout.on("data", (/** @type {Buffer} */ chunk) => {
    const text = chunk.toString("utf8");
    if (/error TS/.test(text)) process.stdout.write(text);
    const found = /Found (\d+) errors?\./.exec(text)?.[1];
    if (found !== undefined) compiled(found === "0");
  });
  return child;
}

/**
 * Compiles shared-types and the server on every change, and restarts the site.
 * @param {string} publicUrl  where the browser finds the site
 */
export function startStrapi(publicUrl) {
  /** @type {ChildProcess | undefined} */
  let server;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let restarting = Promise.resolve();

  const running = () => server !== undefined && server.exitCode === null && !server.signalCode;

  async function restart() {
    if (server && running()) {
      say("Restarting Strapi …");
      server.kill("SIGTERM");
      await once(server, "close");
    }
    server = spawn(process.execPath, [join(root, "scripts/serve.mjs")], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", PUBLIC_URL: publicUrl },
      stdio: ["ignore", "inherit", "inherit"],
    });
    server.once("close", (code) => {
      if (code) say("Strapi has stopped; it restarts when a source file changes.");
    });
  }

  /** Whether each compiler's last run succeeded; the site starts when both have. */
  const good = { sharedTypes: false, server: false };
  const heard = (/** @type {keyof typeof good} */ name) => (/** @type {boolean} */ isGood) => {
    good[name] = isGood;
    clearTimeout(timer);
    if (!good.sharedTypes || !good.server) return;
    timer = setTimeout(() => {
      restarting = restarting.then(restart);
    }, settleMs);
  };

  const tsc = "node_modules/typescript/bin/tsc";
  const compilers = [
    watchTypes(tsc, ["-b", "shared-types"], heard("sharedTypes")),
    watchTypes(tsc, ["-p", "cms"], heard("server")),
  ];
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.once(signal, () => {
      for (const child of [...compilers, server]) child?.kill("SIGTERM");
      process.exit(0);
    });
}
