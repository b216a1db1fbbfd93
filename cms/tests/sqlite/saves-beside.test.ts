import { setTimeout as passed } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Knex } from "../../src/database/knex";
import { readingBeside } from "../../src/patches/sqlite-reads-beside";
import { ask } from "../fixtures/ask";
import { resourceDraft } from "../fixtures/drafts";
import { owner, signIn, trySignIn } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";

const { site, panel } = useOwnersSite();
const knex = () => site.strapi.db.connection;

/** Holds a transaction that writes, as an import of thousands of records does, while `others` do something. */
const duringImport = (others: () => Promise<void>, waitMs?: number) =>
  readingBeside(
    knex(),
    () =>
      site.strapi.db.transaction(async ({ trx }) => {
        await (trx as Knex)("quotes").insert({ quotation: "Held", author: "A", citation: "" });
        await others();
      }) as Promise<unknown>,
    waitMs,
  );

const save = () => panel.call("POST", "resourceadd", resourceDraft);

test("a save and a sign-in that meet a big import say soon to try again, and reads are answered", async () => {
  const tryAgain = "The site can’t answer right now. Please try again in a moment.";
  await duringImport(async () => {
    const before = performance.now();
    const [saved, signedIn] = await Promise.all([
      save(),
      trySignIn(site.url, owner.email, owner.password),
    ]);
    expect(performance.now() - before).toBeLessThan(5000);
    expect(saved.status).toBe(503);
    expect(saved.body).toEqual([{ fieldId: "", errorMessage: tryAgain }]);
    expect(saved.headers.get("retry-after")).toBe("5");
    expect([signedIn.status, signedIn.text.includes(tryAgain)]).toEqual([503, true]);
    expect((await ask(`${site.url}/api/resources`)).status).toBe(200);
  }, 300);
  expect((await save()).body).toEqual([]);
  expect((await signIn(site.url)).token).not.toBe("");
});

test("a save waits for a short one", async () => {
  let saved: ReturnType<typeof save> | undefined;
  await duringImport(async () => {
    saved = save();
    await passed(300);
  });
  expect((await saved)?.body).toEqual([]);
});
