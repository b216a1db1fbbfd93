import { AsyncLocalStorage } from "node:async_hooks";
import { join } from "node:path";
import fc from "fast-check";
import { vi } from "vitest";
import { cms, requireFromCms } from "../../scripts/stages/from-cms.mjs";

/**
 * Runs before each test file. A worker keeps Strapi's modules from file to file, as loading them takes longer
 * than most files run. What this project has written, the environment, the counters that Strapi keeps in
 * a module, and its admin, whose hooks each start adds to, are reset.
 */
const packages = ["koa2-ratelimit", "@strapi/admin/dist/server"];
const forgotten = ["dist", ...packages.map((name) => `node_modules/${name}`)].map((folder) =>
  join(cms, folder),
);
const { cache } = requireFromCms;
for (const file of Object.keys(cache))
  if (forgotten.some((folder) => file.startsWith(folder))) Reflect.deleteProperty(cache, file);
// Those that stay would hold on to whatever they have loaded, and so to whole sites.
for (const module of Object.values(cache))
  if (module) module.children = module.children.filter(({ id }) => id in cache);
vi.resetModules();

const worker = globalThis as {
  environmentAtStart?: NodeJS.ProcessEnv;
  storages?: Set<AsyncLocalStorage<unknown>>;
};

/** What has a store: each further one costs Node 20 time at every promise, until it is disabled. */
function noteStorages(): Set<AsyncLocalStorage<unknown>> {
  const noted = new Set<AsyncLocalStorage<unknown>>();
  const run = Reflect.get(AsyncLocalStorage.prototype, "run");
  const noting: typeof run = function (this: AsyncLocalStorage<unknown>, ...args: unknown[]) {
    noted.add(this);
    return Reflect.apply(run, this, args) as never;
  };
  AsyncLocalStorage.prototype.run = noting;
  return noted;
}
const storages = (worker.storages ??= noteStorages());
for (const storage of storages) storage.disable();
storages.clear();

const initial = (worker.environmentAtStart ??= { ...process.env });
for (const name of Object.keys(process.env))
  if (!(name in initial)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, initial);
// Generated values are the same each time, unless asked.
fc.configureGlobal({ seed: Number(process.env["TEST_SEED"] ?? 20_261_123) });
