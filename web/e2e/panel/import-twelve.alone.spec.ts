import type { Locator } from "@playwright/test";
import { chosen, corners, jpeg, type Shot } from "./fixture/camera";
import { newGround, newName, openImport } from "./fixture/import-screen";
import { expect, test } from "./fixture/panel";

const orientations = [1, 2, 3, 4, 5, 6, 7, 8];
const shots: Shot[] = [
  ...orientations.map((orientation) => ({ orientation })),
  ...[1, 3, 6, 8].map((orientation) => ({ orientation, portrait: true })),
];
const day = (i: number) => String(i + 1).padStart(2, "0");

/** The colors near the corners of a picture as the browser has drawn it. */
function cornersOf(image: Locator): Promise<number[][]> {
  return image.evaluate(async (element) => {
    const picture = element as HTMLImageElement;
    picture.loading = "eager";
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context?.drawImage(picture, 0, 0);
    const places: [number, number][] = [
      [0.06, 0.06],
      [0.94, 0.06],
      [0.06, 0.94],
    ];
    return places.map(([x, y]) => [
      ...(context?.getImageData(x * width, y * height, 1, 1).data.slice(0, 3) ?? []),
    ]);
  });
}

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The largest difference of any channel in any corner from the expected color. */
function farthest(seen: number[][]): number {
  const wanted = [corners.topLeft, corners.topRight, corners.bottomLeft].map(rgbOf);
  return Math.max(
    ...wanted.flatMap((color, i) =>
      color.map((channel, c) => Math.abs(channel - (seen[i]?.[c] ?? 999))),
    ),
  );
}

test("twelve photos held every way come in upright, dated, tagged, and first in the gallery", async ({
  page,
  keeper,
}) => {
  const name = newName();
  await keeper.emptyInbox();
  await keeper.save("POST", "/api/keywordadd", { keyword: `${name} dew` });
  const files = await Promise.all(
    shots.map(async (shot, i) => {
      const taken = `2025:07:${day(i)} 09:30:00`;
      const keywords = [`${name} dew`, ...(i < 2 ? [`${name} new`] : [])];
      const more = { taken, keywords, ground: newGround(), isTelling: i === 5 };
      return chosen(`${name}-${day(i)}.jpg`, await jpeg({ ...shot, ...more }));
    }),
  );
  const { main, start, result, files: input } = await openImport(page);
  await input.setInputFiles(files);
  await expect(main.getByText("12 files uploaded.", { exact: true })).toBeVisible();
  await expect(main.getByText(/^12 photos are uploaded and ready to import\.$/)).toBeVisible();
  await start.click();
  await expect(start).toHaveText("Submitting...");
  // Returning in the middle shows it running or done.
  await page.reload();
  await expect(result).toContainText("12 photos imported.", { timeout: 60_000 });
  await expect(start).toHaveText(/^(Import Photo Data|Photo Data Imported)$/);
  await expect(main.getByText(`${name} new 2 photos`)).toBeVisible();

  const photos = (await keeper.photos(1)).filter(({ fileName }) => fileName.startsWith(name));
  expect(photos).toHaveLength(12);
  const { Keywords } = await keeper.options();
  const dew = Keywords.find(({ Value }) => Value === `${name} dew`)?.Key ?? 0;
  await page.goto("/photos");
  for (const photo of photos) {
    const i = Number(/-(\d\d)\.jpg$/.exec(photo.fileName)?.[1]) - 1;
    await test.step(`orientation ${shots[i]?.orientation}`, async () => {
      expect(photo.dateTaken).toBe(`2025-07-${day(i)}T13:30:00.000Z`);
      expect(photo.keywords).toEqual([dew]);
      expect(photo.width > photo.height).toBe(!shots[i]?.portrait);
      expect(photo.alt).toMatch(new RegExp(`^${name} dew.*, July ${i + 1}, 2025$`, "i"));
      const image = page.getByRole("main").locator(`a[href="/photos/${photo.photoId}"] img`);
      expect(farthest(await cornersOf(image))).toBeLessThan(60);
    });
  }
});
