import { quoteMessages, type QuoteItem } from "shared-types";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { useOwnersSite } from "../fixtures/panel";
import { createAll } from "../fixtures/records";
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
  return without(item, "position");
}

describe("quotes", () => {
  test("come in the owner's order", async () => {
    expect(await all()).toEqual([
      { quoteId: 2, position: 1, quotation: "First", author: "A", citation: "A book" },
      { quoteId: 1, position: 2, quotation: "Second", author: "B", citation: "" },
    ]);
  });

  test("are changed for visitors at once, and keep their place", async () => {
    const text = { quotation: "“Été” <b>&\n\n🐝", author: "É", citation: "" };
    const { quoteId } = await first();
    expect(await update({ quoteId, ...text })).toEqual([]);
    expect((await all())[0]).toEqual({ quoteId, position: 1, ...text });
    expect((await ask(`${site.url}/api/quote/1`)).body).toEqual(text);
  });

  test("hold 4000, 200 and 300 characters, and no more", async () => {
    const full = {
      quotation: "q".repeat(4000),
      author: "a".repeat(200),
      citation: "c".repeat(300),
    };
    const draft = await first();
    expect(await update({ ...draft, ...full })).toEqual([]);
    for (const [fieldId, text] of Object.entries(full))
      expect(await update({ ...draft, [fieldId]: `${text}x` })).toMatchObject([{ fieldId }]);
    expect(await first()).toMatchObject(full);
  });

  test.each([
    ["quotation", quoteMessages.quotation],
    ["author", quoteMessages.author],
  ])("need a %s", async (fieldId, errorMessage) => {
    const draft = await first();
    for (const empty of ["", " ", undefined])
      expect(await update({ ...draft, [fieldId]: empty })).toEqual([{ fieldId, errorMessage }]);
    expect(await first()).toEqual(draft);
  });
});
