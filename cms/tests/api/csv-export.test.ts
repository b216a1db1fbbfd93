import { csvNames } from "shared-types/csv/codes";
import type { SiteDraft } from "shared-types/site/schema";
import { beforeAll, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { expectError } from "../fixtures/errors";
import { addPlant } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { planPanel, planting, sheet } from "../fixtures/plans";
import { plant, plantSeeds } from "../fixtures/plants";
import { create, createAll } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";
import { exportOf, importOf, recordsOf } from "../fixtures/csv-calls";

const { site, panel } = useOwnersSite({ env: { SITE_LICENSE_URL: "https://example.org/license" } });

const nasty = [
  '=1+1 "quoted", twice',
  "+1\r\n2",
  "-3",
  "@home",
  "'=4",
  "\tindented",
  "it's; fine",
  "Bee 🐝 — العربية \u202Eright to left",
  "a\\b",
  "  spaces  ",
  ",",
  "Ünïcödé",
];

beforeAll(async () => {
  const { strapi } = site;
  await createAll(strapi, "plant", plantSeeds);
  for (const [n, aka] of nasty.entries()) {
    await create(strapi, "plant", plant(`nasty-${n}`, `Nasty ${n}`, { aka, notesShort: aka }));
    await create(strapi, "animal", animal(`nasty-${n}`, `Nasty ${n}`, { aka, family: aka }));
    await createResource(strapi, 8, resource(`Nasty ${n} ${aka}`, { subtitle: aka }));
    await create(strapi, "quote", { quotation: `${aka} ${n}`, author: aka, citation: aka });
  }
  const long = `<p>${"Long & wide, ".repeat(800)}</p>`;
  await create(strapi, "plant", plant("long", "Long", { notes: long }));
  // Not in any public list of resources.
  await createResource(strapi, 15, resource("A reference"));
});

test.each(csvNames)("what is exported as %s and imported again is all the same", async (name) => {
  await tagged();
  const csv = await exportOf(site, panel.token, name);
  const { status, body } = await importOf(site, panel.token, name, csv);
  const same = recordsOf(csv).length;
  expect([status, body]).toEqual([
    200,
    {
      isImported: false,
      importId: 0,
      counts: { added: 0, changed: 0, same, refused: 0 },
      unread: [],
      lines: [],
    },
  ]);
  expect(same).toBeGreaterThanOrEqual(name === "photos" ? 3 : nasty.length);
});

let isTagged = false;

/** Photos with tags of awkward names: one dated and public, one of an internal plant, one without a date. */
async function tagged(): Promise<void> {
  if (isTagged) return;
  isTagged = true;
  const { strapi } = site;
  const keywords = [];
  for (const keyword of ["sun; rain", "back\\slash", "=sum(1)", "plain"])
    keywords.push((await create(strapi, "keyword", { keyword })).id);
  const ids = async (kind: "plant" | "animal", key: string) => {
    const record = await panel.get<Record<string, number>>(`${kind}/${key}`);
    return [record.body[`${kind}Id`] ?? 0];
  };
  const [oak, hidden, beast] = [
    await ids("plant", "oak"),
    await ids("plant", "hidden"),
    await ids("animal", "nasty-0"),
  ];
  const dateTaken = "2024-05-17T16:34:00.000Z";
  await createPhoto(strapi, "dated", { keywords, plants: oak, animals: beast, dateTaken });
  await createPhoto(strapi, "hidden", { plants: hidden, caption: "=1", dateTaken });
  await createPhoto(strapi, "undated", { plants: oak });
}

test("a file is UTF-8 with its mark, CRLF, internal records and readable HTML", async () => {
  const csv = await exportOf(site, panel.token, "plants");
  expect(csv).toMatch(
    /^\uFEFFplantId,keyId,nameCommon,.*,internal,family,native,keystone,keystoneSource\r\n/,
  );
  const records = recordsOf(csv);
  const find = (key: string) => records.find(({ keyId }) => keyId === key);
  expect(find("hidden")).toMatchObject({ internal: "true" });
  expect(find("oak")?.["notes"]).toBe("<p>Acorns feed <em>blue</em>jays &amp; more.</p>");
  // A spreadsheet runs none of it.
  expect(find("nasty-0")?.["aka"]).toBe(`'=1+1 "quoted", twice`);
  expect(find("nasty-4")?.["aka"]).toBe("''=4");
  const resources = recordsOf(await exportOf(site, panel.token, "resources"));
  expect(resources.map(({ categoryId }) => categoryId)).toContain("15");
});

test("photos tell their tags in one cell each", async () => {
  await tagged();
  const photos = recordsOf(await exportOf(site, panel.token, "photos"));
  expect(photos.find(({ fileName }) => fileName === "dated.jpg")).toMatchObject({
    plants: "oak",
    animals: "nasty-0",
    categories: "",
    keywords: "sun\\; rain; back\\\\slash; =sum(1); plain",
    dateTaken: "2024-05-17T16:34:00.000Z",
  });
});

test("occurrences are what visitors see of dated photos", async () => {
  await tagged();
  const found = recordsOf(await exportOf(site, panel.token, "occurrences"));
  expect(found.map(({ kingdom }) => kingdom)).toEqual(["Plantae", "Animalia"]);
  const oak = found.find(({ kingdom }) => kingdom === "Plantae");
  expect(oak).toMatchObject({
    basisOfRecord: "HumanObservation",
    eventDate: "2024-05-17",
    eventTime: "12:34:00-04:00",
    associatedMedia: `${site.url}/assets/images/_full/dated.jpg`,
    license: "https://example.org/license",
    recordedBy: "My garden",
  });
  expect(oak?.["occurrenceID"]).toMatch(/\/photos\/\d+#plant-\d+$/);
});

test("plantings, facts, topics and slides are lists", async () => {
  const oak = await addPlant(panel);
  const plan = await planPanel(site, panel).added([
    sheet({
      beds: [{ bedId: -1, name: "Front bed", text: "", points: [] }],
      plantings: [planting(oak.id, { bedId: -1, note: "=By the gate" })],
    }),
  ]);
  const found = recordsOf(await exportOf(site, panel.token, "plantings"));
  expect(found).toEqual([
    {
      ...{ plantingId: String(plan.sheets[0]?.plantings[0]?.plantingId), plan: plan.keyId },
      ...{ drawing: "The lot", bed: "Front bed", plantId: String(oak.id), plant: oak.keyId },
      ...{ nameCommon: plan.plants[0]?.nameCommon, number: "3", plantedOn: "2021", removedOn: "" },
      ...{ note: "'=By the gate", x: "0.5", y: "0.25" },
    },
  ]);

  const { body: record } = await panel.get<SiteDraft>("siteedit");
  const facts = [{ label: "Size", value: 'A quarter of an acre, "about"' }];
  const topics = [{ title: "Advice", text: "What grows here?" }];
  const contact = { ...record.contact, topics };
  expect(await panel.save("PUT", "siteupdate", { ...record, facts, contact })).toEqual([]);
  expect(recordsOf(await exportOf(site, panel.token, "facts"))).toEqual(facts);
  expect(recordsOf(await exportOf(site, panel.token, "topics"))).toEqual(topics);

  const photos = [await createPhoto(site.strapi, "wren"), await createPhoto(site.strapi, "owl")];
  const slides = photos.map(({ id }, n) => ({ photoId: id, caption: n === 0 ? "At dusk" : "" }));
  expect(await panel.save("PUT", "slidesupdate", { slides })).toEqual([]);
  expect(recordsOf(await exportOf(site, panel.token, "slides"))).toEqual([
    { position: "1", photoId: String(photos[0]?.id), fileName: "wren.jpg", caption: "At dusk" },
    { position: "2", photoId: String(photos[1]?.id), fileName: "owl.jpg", caption: "" },
  ]);
});

test("there are no other files", async () => {
  expectError(await panel.get("sheetexport/messages"), 404, "notFound");
});
