import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Quote, QuoteItem } from "shared-types/quote/answers";
import { quoteMessages } from "shared-types/quote/schema";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { useOwnersSite } from "../fixtures/panel";
import { csvOf, exportOf, importOf, recordsOf } from "../fixtures/csv-calls";
import { restore } from "../fixtures/kept";
import { create, createAll } from "../fixtures/records";
import { without } from "../fixtures/without";

const { site, panel } = useOwnersSite();
beforeAll(async () => {
  await createAll(site.strapi, "quote", [
    { position: 2, quotation: "Second", author: "B" },
    { position: 1, quotation: "First", author: "A", citation: "A book" },
  ]);
});

const all = async () => (await panel.get<QuoteItem[]>("quotes")).body;
const update = (body: object) => panel.save("PUT", "quoteupdate", body);

/** The first quotation, as the form sends it. */
async function first() {
  const [item] = await all();
  if (!item) throw new Error("There is no quotation.");
  return without(item, "position", "etag");
}

const words = async () => (await all()).map(({ quotation }) => quotation);
const add = (quotation: string) =>
  panel.save("POST", "quoteadd", { quotation, author: "Anonymous", citation: "" });
const idOf = async (quotation: string) =>
  (await all()).find((one) => one.quotation === quotation)?.quoteId ?? 0;
const nth = async (n: number) => (await ask<Quote>(`${site.url}/api/quote/${n}`)).body.quotation;

describe("quotes", () => {
  test("come in the owner's order", async () => {
    expect(await all()).toMatchObject([
      { quoteId: 2, position: 1, quotation: "First", author: "A", citation: "A book" },
      { quoteId: 1, position: 2, quotation: "Second", author: "B", citation: "" },
    ]);
  });

  test("are changed for visitors at once, and keep their place", async () => {
    const text = { quotation: "“Été” <b>&\n\n🐝", author: "É", citation: "" };
    const { quoteId } = await first();
    expect(await update({ quoteId, ...text })).toEqual([]);
    expect((await all())[0]).toMatchObject({ quoteId, position: 1, ...text });
    expect((await ask(`${site.url}/api/quote/1`)).body).toEqual(text);
  });

  // The rules are a table in shared-types/tests/drafts.test.ts.
  test("are not changed by what breaks a rule", async () => {
    const draft = await first();
    expect(await update({ ...draft, author: " " })).toEqual([
      { fieldId: "author", errorMessage: quoteMessages.author },
    ]);
    expect(await first()).toEqual(draft);
  });
});

describe("an added quotation", () => {
  test("comes last, whoever adds it, under the rules of a change", async () => {
    expect(await add("Third")).toEqual([]);
    await create(site.strapi, "quote", { quotation: "Fourth", author: "D" });
    expect((await words()).slice(2)).toEqual(["Third", "Fourth"]);
    expect(await nth(4)).toBe("Fourth");
    const empty = { quotation: " ", author: "", citation: "" };
    const errors = await panel.save("POST", "quoteadd", empty);
    expect(errors).toMatchObject([{ fieldId: "quotation" }, { fieldId: "author" }]);
    expect(await words()).toHaveLength(4);
  });
});

describe("a deleted quotation", () => {
  test("goes to the bin, and comes back to its place", async () => {
    const before = await all();
    const id = await idOf("Third");
    expect(await panel.save("DELETE", `quotedelete/${id}`)).toEqual([]);
    expect(await nth(3)).toBe("Fourth");
    expect((await ask(`${site.url}/api/quote/4`)).status).toBe(404);
    expect((await all()).map(({ position }) => position)).toEqual([1, 2, 3]);
    expect((await panel.call("DELETE", `quotedelete/${id}`)).status).toBe(404);
    expect(await restore(panel, "quote", id)).toEqual([]);
    expect(await all()).toEqual(before);
  });
});

describe("a CSV file of quotations", () => {
  test("changes and adds them, and its import can be undone", async () => {
    const before = await all();
    const csv = await exportOf(site, panel.token, "quotes");
    const rows = recordsOf(csv).map((row, n) => (n === 0 ? { ...row, citation: "A letter" } : row));
    const file = csvOf([...rows, { quoteId: "", quotation: "Fifth", author: "E", citation: "" }]);
    const { body } = await importOf(site, panel.token, "quotes", file, { dryRun: false });
    expect(body.counts).toEqual({ added: 1, changed: 1, same: 3, refused: 0 });
    expect((await all())[0]?.citation).toBe("A letter");
    expect(await nth(5)).toBe("Fifth");
    const undone = { importId: body.importId, later: "ask" };
    expect((await panel.call("POST", "sheetimportundo", undone)).status).toBe(200);
    expect(await all()).toEqual(before);
  });
});

describe("the order of quotations", () => {
  const order = (quoteIds: unknown, etag?: string) =>
    panel.call<ValidationErrors>("PUT", "quotesorder", { quoteIds }, etag);

  test("is saved as a whole", async () => {
    const ids = (await all()).map(({ quoteId }) => quoteId).reverse();
    expect((await order(ids)).body).toEqual([]);
    expect((await all()).map(({ quoteId }) => quoteId)).toEqual(ids);
    expect(await nth(1)).toBe("Fourth");
  });

  test("is refused with a list of others than there are", async () => {
    const before = await all();
    const ids = before.map(({ quoteId }) => quoteId);
    for (const wrong of [ids.slice(1), [...ids, 9999], [9999, ...ids.slice(1)], []])
      expect((await order(wrong)).body).toEqual([
        { fieldId: "quoteIds", errorMessage: quoteMessages.order },
      ]);
    expect((await order("all")).status).toBe(400);
    expect(await all()).toEqual(before);
  });

  test("is saved only by whom has read it as it is", async () => {
    const { body, headers } = await panel.get<QuoteItem[]>("quotes");
    const etag = headers.get("etag") ?? "";
    const [first = 0, ...others] = body.map(({ quoteId }) => quoteId);
    expect((await order([...others, first], etag)).body).toEqual([]);
    expect((await order([first, ...others], etag)).status).toBe(412);
    expect((await words()).at(-1)).toBe("Fourth");
  });
});

describe("the quote box", () => {
  const page = async (variant: number, headers = {}) =>
    (
      await ask(`${site.url}/flora`, {
        headers: { "if-none-match": `W/"${variant}-x"`, ...headers },
      })
    ).text;
  const shownOn = async (variant: number) => {
    const html = await page(variant);
    return (await words()).filter((one) => html.includes(`>${one} </span>`));
  };

  test("shows each of as many as there are", async () => {
    for (const { quoteId } of await all()) await panel.save("DELETE", `quotedelete/${quoteId}`);
    for (const quotation of ["One", "Two", "Three"]) await add(quotation);
    await page(1);
    for (const [n, one] of ["One", "Two", "Three"].entries())
      expect(await shownOn(n + 1)).toEqual([one]);
    const many = await Promise.all(
      Array.from({ length: 40 }, () => page(0, { "cache-control": "max-age=0" })),
    );
    for (const one of await words()) expect(many.some((html) => html.includes(one))).toBe(true);
  });

  test("follows when there are more, fewer, or none", async () => {
    await add("Four");
    await page(1);
    expect(await shownOn(4)).toEqual(["Four"]);
    for (const { quoteId } of (await all()).slice(1))
      await panel.save("DELETE", `quotedelete/${quoteId}`);
    for (const variant of [1, 3, 4]) expect(await shownOn(variant)).toEqual(["One"]);
    await panel.save("DELETE", `quotedelete/${await idOf("One")}`);
    for (const variant of [1, 4]) expect(await page(variant)).not.toContain("A quotation");
  });

  test("shows any of them on the first page after a start", async () => {
    for (const quotation of ["Five", "Six", "Seven"]) await add(quotation);
    await site.restart();
    expect(await shownOn(3)).toEqual(["Seven"]);
  });
});
