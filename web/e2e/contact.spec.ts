import { expect, test, visit } from "./fixture/site";

test("the contact page says what is welcome, beside a picture of the garden", async ({ page }) => {
  await visit(page, "/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(main.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(main.getByRole("term")).not.toHaveCount(0);
  const picture = main.getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("alt", /.{20,}/);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
});

test("the picture stands beside the words where there is room, else among them", async ({
  page,
}) => {
  const places = async () => {
    const words = await page.getByRole("term").first().boundingBox();
    const picture = await page.getByRole("main").getByRole("img").boundingBox();
    if (!words || !picture) throw new Error("Words or picture are not shown.");
    return { beside: picture.x >= words.x + 200, sameHeight: picture.y <= words.y + 100 };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/contact");
  expect(await places()).toEqual({ beside: true, sameHeight: true });
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await places()).beside).toBe(false);
});
