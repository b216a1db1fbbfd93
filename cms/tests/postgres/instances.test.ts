import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type Server } from "../../../scripts/testing/server.mjs";
import { createDatabase, type Database } from "../../../scripts/testing/database.mjs";
import { ask, send, type Answer } from "../fixtures/ask";
import { plantDraft } from "../fixtures/drafts";
import { panelOf, type Panel } from "../fixtures/panel";
import { ownersEnv, signIn } from "../fixtures/owner";

const dataDir = mkdtempSync(join(tmpdir(), "habitat-test-"));
let database: Database;
/** Two processes of the site on one database. */
const instances: Server[] = [];
/** The owner, on the first of them. */
let panel: Panel;

beforeAll(async () => {
  database = await createDatabase(process.env["TEST_DATABASE_URL"]);
  const env = { ...ownersEnv, DATABASE_URL: database.url, DEMO: "none", LOG_LEVEL: "error" };
  // One after the other: the first creates the tables.
  for (let n = 0; n < 2; n += 1) instances.push(await startServer({ dataDir, env }));
  panel = panelOf(urlOf(0), (await signIn(urlOf(0))).token);
  expect(await panel.save("POST", "plantadd", plantDraft)).toEqual([]);
});
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const urlOf = (n: number) => instances[n]?.url ?? "";

type Visit = (headers?: Record<string, string>) => Promise<Answer<unknown>>;

/** What visitors request from the other instance. */
const visits: [what: string, visit: Visit][] = [
  ["a list", search],
  ["a detail", (headers) => ask(`${urlOf(1)}/api/flora/oak`, { headers })],
  ["a page", (headers) => ask(`${urlOf(1)}/flora/oak`, { headers })],
  ["a page of a list", (headers) => ask(`${urlOf(1)}/flora`, { headers })],
];

function search(headers: Record<string, string> = {}): Promise<Answer<unknown>> {
  return send(`${urlOf(1)}/api/flora`, {}, "POST", headers);
}

/** How long an instance asks the database before each response after its own write. */
const settledMs = 2200;
/** Well below the five seconds after which it asks without a notification. */
const heardMs = 1000;

let names = 0;

/** Saves the plant on the first instance, with a new name. */
async function saveName(): Promise<string> {
  const { headers, body } = await panel.get<{ plantId: number }>("plant/oak");
  const nameDisplay = `Oak number ${(names += 1)}`;
  const record = { ...plantDraft, plantId: body.plantId, nameDisplay, nameCommon: nameDisplay };
  const etag = headers.get("etag") ?? "";
  expect(await panel.save("PUT", "plantupdate", record, etag)).toEqual([]);
  return nameDisplay;
}

describe.each(visits)("of two instances on one database, %s of the other", (_what, visit) => {
  test("shows the next visitor what was saved on this one", async () => {
    await visit();
    await wait(settledMs);
    await visit();
    const name = await saveName();
    const shown = async () => (await visit()).text.includes(name);
    await expect.poll(shown, { timeout: heardMs, interval: 10 }).toBe(true);
    // Each quotation makes a page of its own.
    for (let n = 0; n < 10; n += 1) expect(await shown()).toBe(true);
  });

  test("is a 304 for a browser that has it, and a 200 after the save", async () => {
    const first = await visit();
    const own = { "if-none-match": first.headers.get("etag") ?? "" };
    await wait(settledMs);
    expect([(await visit(own)).status, (await visit(own)).text]).toEqual([304, ""]);
    const name = await saveName();
    await expect
      .poll(async () => (await visit(own)).status, { timeout: heardMs, interval: 10 })
      .toBe(200);
    expect((await visit(own)).text).toContain(name);
  });
});
