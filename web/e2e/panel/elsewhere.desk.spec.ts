import { expect, formParts, openScreen, test } from "./fixture/panel";

test("a save shows at once in the owner's other tabs and in every list of this one", async ({
  page,
  keeper,
}) => {
  const { keyId } = await keeper.plant();
  const [list, site] = [await page.context().newPage(), await page.context().newPage()];
  await openScreen(list, `/cp/plantindex?q=${keyId}`, "Plant Index");
  await site.goto(`/flora?q=${keyId}`);
  await expect(list.getByRole("rowheader")).toContainText(`Plant ${keyId}`);
  await expect(site.getByRole("rowheader")).toContainText(`Plant ${keyId}`);
  // Read before the save, and fresh for an hour like visitors' lists.
  await openScreen(page, `/cp/plantindex?q=${keyId}`, "Plant Index");
  await page.getByRole("rowheader").getByRole("link", { name: keyId }).click();

  await page.getByRole("textbox", { name: "Name Common" }).fill(`Renamed ${keyId}`);
  await formParts(page).send.click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  await expect(list.getByRole("rowheader")).toContainText(`Renamed ${keyId}`);
  await expect(site.getByRole("rowheader")).toContainText(`Renamed ${keyId}`);
  await page.getByRole("link", { name: "Plant Index" }).click();
  await expect(page.getByRole("rowheader", { name: `Renamed ${keyId}` })).toBeVisible();
});

test("a visitor's own browser keeps a page as long as it stands, and no longer", async ({
  page,
  keeper,
  browser,
}) => {
  const { keyId } = await keeper.plant();
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  const path = `/flora/${keyId}`;
  const heading = visitor.getByRole("heading", { level: 1 });
  const answers: number[] = [];
  const documents = new Set<string>();
  const session = await elsewhere.newCDPSession(visitor);
  await session.send("Network.enable");
  // The server's answer, while the page may come from the browser's cache.
  session.on("Network.requestWillBeSent", ({ type, requestId }) => {
    if (type === "Document") documents.add(requestId);
  });
  session.on("Network.responseReceivedExtraInfo", ({ statusCode, requestId }) => {
    if (documents.has(requestId)) answers.push(statusCode);
  });
  await visitor.goto(path);
  await expect(heading).toHaveText(`Plant ${keyId}`);
  await visitor.goto(path);
  await expect(heading).toHaveText(`Plant ${keyId}`);
  expect(answers, "before the change").toEqual([200, 304]);

  await openScreen(page, `/cp/flora/${keyId}`, "Plant Edit");
  await page.getByRole("textbox", { name: "Name Display" }).fill(`Renamed ${keyId}`);
  await formParts(page).send.click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  await visitor.reload();
  await expect(heading).toHaveText(`Renamed ${keyId}`);
  // Not a reload, which would show another quotation.
  await visitor.goto(path);
  expect(answers, "after it").toEqual([200, 304, 200, 304]);
  await elsewhere.close();
});

test("an internal record is the owner's alone, with a mark", async ({ page, keeper, request }) => {
  const plant = await keeper.plant({ internal: true });
  const { keyId } = plant;
  const { title } = await keeper.resource({ internal: true, categoryId: 10 });
  expect((await request.get(`/flora/${keyId}`)).status()).toBe(404);
  expect((await request.get(`/api/flora/${keyId}`)).status()).toBe(404);
  for (const path of ["/flora", "/sitemap.xml"])
    expect(await (await request.get(path)).text(), path).not.toContain(keyId);
  expect(await (await request.get("/api/resources")).text()).not.toContain(title);

  await openScreen(page, `/cp/plantindex?q=${keyId}`, "Plant Index");
  await expect(page.getByRole("row").filter({ hasText: keyId })).toContainText(/internal/i);
  await openScreen(page, "/cp/resourceindex?section=nurseries", "Resources : Admin");
  await expect(page.getByRole("article").filter({ hasText: title })).toContainText(/internal/i);

  await openScreen(page, `/cp/flora/${keyId}`, "Plant Edit");
  const box = page.getByRole("checkbox", { name: "Internal (not shown to visitors)" });
  await expect(box).toBeChecked();
  await box.uncheck();
  await formParts(page).send.click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  expect((await request.get(`/flora/${keyId}`)).status()).toBe(200);
});
