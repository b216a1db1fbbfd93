import { cameraFiles } from "./camera-files.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {(page: Page, owner: { email: string, password: string }) => Promise<Locator[]>} Scene */

/** @param {Page} page @param {string} path @param {string} title */
async function open(page, path, title) {
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
}

/** The first record of an index, opened. @param {Page} page @param {string} index @param {string} title */
async function openFirst(page, index, title) {
  await open(page, index, title);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: /Edit$/ }).waitFor();
}

/** @param {Page} page */
const heading = (page) => page.getByRole("heading", { level: 1 });

/** @param {Page} page @param {string} name */
const region = (page, name) => page.getByRole("region", { name, exact: true });

/** @typedef {[x: number, y: number]} Place */

/** Clicks on the drawing of the plan editor, at fractions of it. @param {Page} page @param {Place[]} places */
async function clickOn(page, ...places) {
  const drawing = region(page, "Drawing");
  const { width, height } = (await drawing.boundingBox()) ?? { width: 0, height: 0 };
  for (const [x, y] of places) await drawing.click({ position: { x: x * width, y: y * height } });
}

/** Where plants stand in the picture of the plan editor. @type {[name: string, ...places: Place[]][]} */
const plantings = [
  ["Wild bergamot", [0.18, 0.28], [0.27, 0.26], [0.22, 0.42]],
  ["Butterfly weed", [0.38, 0.24], [0.46, 0.32]],
  ["Little bluestem", [0.34, 0.42], [0.2, 0.53]],
  ["Eastern redbud", [0.8, 0.55]],
];

/**
 * What each picture shows, in the order in which it is brought about.
 * @type {Record<string, Scene>}
 */
export const scenes = {
  "sign-in": async (page, { email, password }) => {
    await open(page, "/cp", "For the owner");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    return [heading(page), page.locator("form")];
  },

  guide: async (page) => {
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { level: 1, name: "Admin Home" }).waitFor();
    return [region(page, "Make this garden yours")];
  },

  "admin-home": async (page) => {
    await page.getByRole("button", { name: "Hide the guide" }).click();
    await page.getByRole("button", { name: "Show the set-up guide" }).waitFor();
    return [page.getByRole("banner"), region(page, "What’s next"), region(page, "All screens")];
  },

  "site-name": async (page) => {
    await open(page, "/cp/site", "Site");
    return [page.getByText("Title", { exact: true }), page.getByText(/in this time zone$/)];
  },

  "site-tiles": async (page) => {
    await open(page, "/cp/site?part=tiles", "Site");
    return ["Blueprint", "Flora"].map((tile) =>
      page
        .getByRole("group")
        .or(page.locator("main div"))
        .filter({ hasText: `Tile: ${tile}` })
        .last(),
    );
  },

  "photo-index": async (page) => {
    await open(page, "/cp/photoindex", "Photo Index");
    const boxes = page.getByRole("checkbox", { name: /^Select No\./ });
    for (const i of [1, 2]) await boxes.nth(i).check();
    return [heading(page), page.getByRole("link", { name: /^Edit No\./ }).first()];
  },

  "drop-photos": async (page) => {
    await open(page, "/cp/photosimport", "Import Photo Data");
    return [heading(page), page.getByText("Import as soon as the upload is done")];
  },

  "import-result": async (page) => {
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await cameraFiles(3));
    // The import begins by itself.
    await region(page, "Result").waitFor();
    return [region(page, "Result")];
  },

  describe: async (page) => {
    await page.getByRole("link", { name: "Describe these photos" }).click();
    const photo = page
      .getByRole("article")
      .or(page.getByRole("group", { name: /^No\./ }))
      .first();
    await photo.getByLabel("Caption").fill("On the path after the rain");
    return [photo];
  },

  "create-tag": async (page) => {
    const box = page.getByRole("combobox", { name: "Keywords" }).first();
    await box.fill("after the rain");
    const none = page.getByText("No keywords match");
    return [page.locator("main label", { hasText: "Animals" }).first(), none];
  },

  "plant-form": async (page) => {
    await openFirst(page, "/cp/plantindex", "Plant Index");
    return [page.getByText("Name Common"), page.getByLabel("Moisture")];
  },

  "plant-preview": (page) => Promise.resolve([region(page, "Preview")]),

  notes: (page) =>
    Promise.resolve([
      page.getByText("Notes", { exact: true }),
      page.getByRole("button", { name: "Source" }),
    ]),

  links: (page) => Promise.resolve([region(page, "Links")]),

  history: async (page) => {
    for (const [label, words] of [
      ["Notes Short", "Blooms before the leaves come out."],
      ["Height", "20–25 ft"],
    ]) {
      await page.getByLabel(label ?? "", { exact: true }).fill(words ?? "");
      await page.getByRole("button", { name: "SEND" }).click();
      await page.getByText("- Plant updated successfully -").waitFor();
    }
    await page.getByText("History", { exact: true }).click();
    const changes = page.getByRole("listitem").filter({ hasText: /^Changed/ });
    return [page.getByText("History", { exact: true }), changes.nth(0), changes.nth(1)];
  },

  bin: async (page) => {
    await page.getByRole("button", { name: /^Actions for / }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("- Plant deleted successfully -").waitFor();
    await open(page, "/cp/bin", "Bin");
    return [heading(page), page.getByRole("main").getByRole("listitem").last()];
  },

  resource: async (page) => {
    await open(page, "/cp/resource/1", "Resource Edit");
    await page.getByRole("button", { name: "Choose… Image File Name" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Search, sort and filter").click();
    await dialog.getByRole("searchbox").fill("nectar");
    await dialog.getByText(/^\d+ photos, page 1 of 2$/).waitFor();
    await dialog.getByRole("list", { name: "Photos" }).getByRole("button").first().click();
    await region(page, "Preview").locator("img").waitFor();
    return [page.getByText("Image File Name", { exact: true }), region(page, "Preview")];
  },

  plan: async (page) => {
    await open(page, "/cp/plan/add", "Plan Add");
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Front yard");
    await page.getByRole("button", { name: "Add a drawing" }).click();
    const tools = page.getByRole("group", { name: "Tools", exact: true });
    await tools.getByRole("button", { name: "Draw a bed" }).click();
    await clickOn(page, [0.1, 0.15], [0.55, 0.15], [0.55, 0.45], [0.3, 0.6], [0.1, 0.6]);
    await page.keyboard.press("Enter");
    const bed = region(page, "Selected bed");
    await bed.getByRole("textbox", { name: "Bed name" }).fill("Sunny bed");
    await bed.getByRole("button", { name: "Done" }).click();
    await tools.getByRole("button", { name: "Add plants" }).click();
    for (const [name, ...places] of plantings) {
      await page.getByRole("searchbox", { name: "Find a plant" }).fill(name);
      await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
      await clickOn(page, ...places);
    }
    return [tools, region(page, "Drawing")];
  },

  sighting: async (page) => {
    await open(page, "/cp/sightings", "Sightings");
    for (const [label, name] of [
      ["Animal", "Monarch"],
      ["Plant", "Butterfly weed"],
    ]) {
      await page
        .getByRole("combobox", { name: label, exact: true })
        .first()
        .fill(name ?? "");
      await page
        .getByRole("option", { name: new RegExp(`^${name}`) })
        .first()
        .click();
    }
    return [heading(page), page.getByText(/^A day, month or year/)];
  },

  gaps: async (page) => {
    await open(page, "/cp/gaps", "Gaps");
    return [heading(page), page.getByText("What is missing")];
  },

  labels: async (page) => {
    await open(page, "/cp/print", "Print");
    await page.locator("[data-label]").nth(5).waitFor();
    return [page.locator("[data-label]").nth(0), page.locator("[data-label]").nth(5)];
  },

  slides: async (page) => {
    await open(page, "/cp/slides", "Slides");
    const slides = page.getByRole("list", { name: "Slides", exact: true }).getByRole("listitem");
    return [heading(page), slides.nth(2)];
  },

  "quote-order": async (page) => {
    await open(page, "/cp/quotes/order", "Quote Order");
    const quotes = page.getByRole("list", { name: "Quotes", exact: true }).getByRole("listitem");
    return [heading(page), quotes.nth(2)];
  },

  "keyword-menu": async (page) => {
    await open(page, "/cp/keywordindex", "Keyword Index");
    await page
      .getByRole("button", { name: /^Actions for/ })
      .nth(1)
      .click();
    return [heading(page), page.getByRole("menu"), page.getByRole("row").nth(4)];
  },

  message: async (page) => {
    await page.goto("/contact");
    const form = page.getByRole("form", { name: "Message" });
    await form.getByLabel("First name").fill("Robin");
    await form.getByLabel("Last name").fill("Fields");
    await form.getByLabel("Email").fill("robin@example.org");
    await form
      .getByLabel("Message")
      .fill(
        "Your garden makes me want to dig up my lawn. Which three plants would you start with?",
      );
    await form.getByRole("status").filter({ hasText: "I am human" }).waitFor();
    // What is written faster than by a person is filed as spam.
    await page.waitForTimeout(2000);
    await form.locator("button[type=submit]").click();
    await region(page, "Your letter is in the box.").waitFor();
    await open(page, "/cp/messages", "Messages");
    await page.getByRole("main").getByText("Robin Fields").first().click();
    return [page.getByRole("article")];
  },

  "csv-check": async (page) => {
    await open(page, "/cp/data", "Your Data");
    const plants = await (await page.request.post("/api/flora", { data: {} })).json();
    const lines = ["plantId,height,notesShort", `${plants[0].plantId},3–5 ft,Cut back in March.`];
    const file = {
      name: "plants.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(lines.join("\r\n")),
    };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByText("Nothing is saved yet.").waitFor();
    return [region(page, "Import")];
  },

  backups: async (page) => {
    await open(page, "/cp", "Admin Home");
    await page.getByRole("button", { name: "Back up now" }).click();
    await page.getByText("- Backup made:").waitFor();
    await page.getByText("1 backup on the server").click();
    return [region(page, "Backups")];
  },
};
