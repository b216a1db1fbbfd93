import { writeFile } from "node:fs/promises";
import type { PlanDetail } from "shared-types/plan/answers";
import type { PlantDetail } from "shared-types/plant/answers";
import type { Slide } from "shared-types/slides/answers";
import type { SlidesDraft } from "shared-types/slides/schema";
import { jpeg } from "../panel/fixture/camera";
import { newGround, newName } from "../panel/fixture/import-screen";
import { newKey } from "../panel/fixture/keeper";
import { expect, test } from "./fixture/test";

test("photos are uploaded, imported and described", async ({ panel }, info) => {
  const name = newName();
  const paths = [1, 2].map((n) => info.outputPath(`${name}-${n}.jpg`));
  for (const [n, path] of paths.entries())
    await writeFile(path, await jpeg({ ground: newGround(), taken: `2025:05:0${n + 1} 10:00:00` }));
  await panel.open("/cp/photosimport");
  await panel.role("heading", "Import Photo Data").toBeThere();
  await panel.tab.chooseFiles(paths);
  const result = panel.role("region", "Result");
  await result.toSay("2 photos imported.");
  await result.role("link", "Describe these photos").click();
  const rows = panel.main.role("group", /^No\. \d+$/);
  await rows.toBe(2);
  await rows.nth(0).role("textbox", "Caption").write("The bed by the gate");
  await panel.role("button", "Save all").click();
  await panel.css("body").toSay("1 photo saved.");
});

test("a plan is drawn: a bed, plants, one of them dragged, and back", async ({
  panel,
  request,
}) => {
  const keyId = newKey();
  await panel.open("/cp/plan/add");
  await panel.role("textbox", "Title").write("A small lot");
  await panel.role("textbox", "Key ID").write(keyId);
  await panel.role("button", "Add a drawing").click();
  await panel.role("textbox", "Width in feet").write("60");
  await panel.role("textbox", "Depth in feet").write("40");
  const tools = panel.role("group", "Tools");
  const drawing = panel.role("region", "Drawing");
  const clickAt = async (x: number, y: number) => {
    await drawing.point();
    const at = await drawing.read(
      ([one], atX, atY) => {
        const box = one?.getBoundingClientRect() ?? new DOMRect();
        return {
          x: Math.round(box.x + atX * box.width),
          y: Math.round(box.y + atY * box.height),
        };
      },
      x,
      y,
    );
    await panel.clickAt(at);
  };
  await tools.role("button", "Draw a bed").click();
  await clickAt(0.1, 0.1);
  await clickAt(0.5, 0.1);
  await clickAt(0.5, 0.6);
  await panel.press("Enter");
  const bed = panel.role("region", "Selected bed");
  await bed.role("textbox", "Bed name").write("Front bed");
  await bed.role("button", "Done").click();
  await panel.role("searchbox", "Find a plant").write("bergamot");
  await panel.role("button", /^Wild bergamot/).click();
  await clickAt(0.4, 0.2);
  await clickAt(0.8, 0.8);
  await tools.role("button", "Select and move").click();
  const marks = drawing.role("button");
  await marks.toBe(2);
  const placeOf = () =>
    marks.nth(1).read(([one]) => {
      const { x, y } = one?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return { x: x + scrollX, y: y + scrollY };
    });
  const before = await placeOf();
  await panel.drag(await marks.nth(1).point(), { x: -120, y: -60 });
  await expect.poll(async () => Math.round((await placeOf()).x - before.x)).toBe(-120);
  await panel.press("Control+z");
  await expect.poll(async () => Math.round((await placeOf()).x - before.x)).toBe(0);
  await tools.role("button", "Redo").click();
  await panel.role("button", "ADD").click();
  await panel.css("body").toSay("- Plan added successfully -");
  const plan = (await (await request.get(`/api/plans/${keyId}`)).json()) as PlanDetail;
  expect(plan.sheets[0]?.beds[0]?.name).toBe("Front bed");
  const [first, second] = plan.sheets[0]?.plantings ?? [];
  expect(first?.x).toBeCloseTo(0.4, 1);
  expect(second?.x).toBeLessThan(0.75);
});

test("the slides are put in order by dragging", async ({ panel, keeper, request }) => {
  const before = await keeper.get<SlidesDraft>("/api/slidesedit");
  const [first = 0, second = 0, ...others] = before.slides.map(({ photoId }) => photoId);
  await panel.open("/cp/slides");
  const items = panel.role("list", "Slides").role("listitem");
  await items.toBe(before.slides.length);
  const height = await items.nth(1).read(([one]) => one?.getBoundingClientRect().height ?? 0);
  await panel.drag(await items.nth(0).css("[data-handle]").point(), {
    x: 0,
    y: Math.round(0.75 * height),
  });
  await panel.css("body").toSay("is now 2 of 7");
  await panel.role("button", "SAVE").click();
  await panel.css("body").toSay("- Slides updated successfully -");
  const shown = (await (await request.get("/api/slides")).json()) as Slide[];
  expect(shown.map(({ photo }) => photo.photoId)).toEqual([second, first, ...others]);
  await keeper.save("PUT", "/api/slidesupdate", before);
});

test("a sighting of today is added with the date that stands there", async ({ panel, keeper }) => {
  const name = `Bellflower ${newKey()}`;
  const { keyId } = await keeper.plant({ nameCommon: name });
  await panel.open("/cp/sightings");
  await panel.role("combobox", "Plant").write(name);
  await panel.role("option", new RegExp(name)).click();
  await panel.role("button", "In flower").click();
  await panel.role("button", "ADD").click();
  await panel.css("body").toSay("- Sighting added successfully -");
  const { records } = await keeper.get<PlantDetail>(`/api/flora/${keyId}`);
  expect([records.count, records.flowering.length]).toEqual([1, 1]);
});
