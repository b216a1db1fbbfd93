import { execFileSync } from "node:child_process";
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { PlainError } from "../stages/say.mjs";
import { startChild } from "./child.mjs";
import { freePort } from "./free-port.mjs";
import { postgresBinaries } from "./postgres-binaries.mjs";

/** A cluster for tests need not survive a power cut … */
const notDurable = ["synchronous_commit=off", "full_page_writes=off"];

/** @param {boolean} isDurable  … but may have to survive its own end */
const settings = (isDurable) =>
  [
    ...["fsync=off", ...(isDurable ? [] : notDurable)],
    ...["shared_buffers=64MB", "max_connections=100", "listen_addresses=127.0.0.1"],
  ].flatMap((setting) => ["-c", setting]);

/** @typedef {{ uid?: number, gid?: number }} Account */

/**
 * PostgreSQL refuses to run as root; then it runs as an account without rights.
 * @returns {Account}
 */
function account() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      continue;
    }
  }
  throw new PlainError(
    "PostgreSQL does not run as root, and there is no account postgres or nobody: run the tests as an ordinary user.",
  );
}

/**
 * Binaries the account may reach: those found, or a copy when they lie in a folder closed to it.
 * @param {string} folder
 * @param {string} base
 * @param {Account} who
 */
function reachable(folder, base, who) {
  try {
    execFileSync(join(folder, "postgres"), ["--version"], { ...who, stdio: "pipe" });
    return folder;
  } catch {
    const copy = join(base, "native");
    cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, basename(folder));
  }
}

/**
 * Creates the cluster. Its language is American English where the version can (15 and later), as on
 * a real server, so that a query leaning on the order of plain ASCII is found out.
 * @param {string} bin
 * @param {string} data
 * @param {Account} who
 */
function initialize(bin, data, who) {
  const options = { ...who, cwd: dirname(data), env: { ...process.env, LC_ALL: "C" } };
  const version = execFileSync(join(bin, "postgres"), ["--version"], {
    ...options,
    encoding: "utf8",
  });
  const major = Number(/(\d+)/.exec(version)?.[1] ?? 0);
  const language = major >= 15 ? ["--locale-provider=icu", "--icu-locale=en-US"] : [];
  const owner = ["--username=habitat", "--auth=trust", "--encoding=UTF8", "--no-locale"];
  execFileSync(join(bin, "initdb"), ["-D", data, ...owner, ...language, "--no-sync"], {
    ...options,
    stdio: "pipe",
  });
}

/**
 * The processes that a process has started, as Linux knows them.
 * @param {number} pid
 */
const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

/**
 * @typedef {object} Postgres
 * @property {string} url  names its maintenance database
 * @property {() => () => void} freeze  has it stand still, connections and all, until what this gives is called
 * @property {() => Promise<() => Promise<void>>} end  sends everybody away and ends, until what this gives is called
 * @property {() => Promise<void>} crash  ends it at once, as `pg_ctl -m immediate` does, and starts it again
 * @property {() => Promise<void>} stop  also removes its folder
 */

/**
 * Starts a throwaway PostgreSQL on 127.0.0.1. `isDurable`: what it has acknowledged is there after `crash`.
 * @param {{ isDurable?: boolean }} [options]
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ isDurable = false } = {}) {
  const found = postgresBinaries();
  const who = account();
  const base = mkdtempSync(join(tmpdir(), "habitat-postgres-"));
  const remove = () => rmSync(base, { recursive: true, force: true, maxRetries: 10 });
  try {
    const data = join(base, "data");
    mkdirSync(data, { mode: 0o700 });
    if (who.uid !== undefined && who.gid !== undefined)
      for (const folder of [base, data]) chownSync(folder, who.uid, who.gid);
    const bin = reachable(found, base, who);
    initialize(bin, data, who);
    const port = await freePort();
    const start = () =>
      startChild(
        join(bin, "postgres"),
        ["-D", data, "-p", String(port), "-k", base, ...settings(isDurable)],
        { ...who, cwd: base, env: { ...process.env, LC_ALL: "C" } },
      );
    let server = start();
    const isReady = () => server.printed(/ready to accept connections/, 30_000);
    const again = () => {
      server = start();
      return isReady();
    };
    // After the server's own exit handler, which kills it: it writes into this folder.
    process.once("exit", remove);
    await isReady();
    return {
      url: `postgres://habitat@127.0.0.1:${port}/postgres`,
      freeze: () => {
        process.kill(server.pid, "SIGSTOP");
        // Now it begins no others.
        const others = childrenOf(server.pid);
        for (const pid of others) process.kill(pid, "SIGSTOP");
        return () => [server.pid, ...others].forEach((pid) => process.kill(pid, "SIGCONT"));
      },
      end: async () => {
        await server.stop("SIGINT", 15_000);
        return again;
      },
      crash: async () => {
        await server.stop("SIGQUIT", 10_000);
        await again();
      },
      stop: async () => {
        await server.stop("SIGINT", 15_000);
        remove();
        process.off("exit", remove);
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
