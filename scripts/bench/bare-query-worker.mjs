// Bare Koa that asks the database what the site asks it, by the same driver, and sends the rows as JSON.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../stages/run.mjs";

const requireCms = createRequire(join(root, "cms/package.json"));
const Koa = requireCms("koa");
const { connection } = requireCms("./dist/config/database.js").default();
const { findPlants, findPlant } = requireCms("./dist/src/api/plant/query.js");
const { linksAndPhotosOf } = requireCms("./dist/src/api/photo/species-parts.js");

const client = connection.client === "sqlite" ? "better-sqlite3" : "pg";
const knex = requireCms("knex")({ ...connection, client });
const all = { searchColumn: "com", searchTerm: "", sortColumn: "com", sortDirection: "asc" };

/** @type {Record<string, () => Promise<unknown>>} */
const queries = {
  "/list": () => findPlants(knex, all, false),
  "/search": () => findPlants(knex, { ...all, searchTerm: "aster" }, false),
  "/detail": async () => {
    const plant = await findPlant(knex, "many-1", false);
    return { ...plant, ...(await linksAndPhotosOf(knex, "plant", plant.id, false)) };
  },
};

const app = new Koa();
app.use(async (/** @type {any} */ ctx) => {
  ctx.type = "application/json";
  ctx.body = JSON.stringify(await queries[ctx.path]?.());
});
const server = createServer(app.callback());
server.listen(0, "127.0.0.1", () => process.send?.({ address: server.address() }));
process.on("disconnect", () => process.exit(0));
