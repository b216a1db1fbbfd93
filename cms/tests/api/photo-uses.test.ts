import type { PhotoUse } from "shared-types";
import { expect, test } from "vitest";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { planPanel, sheet } from "../fixtures/plans";
import { changeSite, loadSite } from "../fixtures/site-draft";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();
const plans = planPanel(site, panel);
const usesOf = async (photoIds: number[]) =>
  (await panel.call<PhotoUse[]>("POST", "photouses", { photoIds })).body;

test("the uses of a photo are thumbnails, banners, drawings, viewpoints, tiles, the contact page and slides", async () => {
  const { id } = await createPhoto(site.strapi, "everywhere");
  const other = (await createPhoto(site.strapi, "nowhere")).id;
  const named = (nameCommon: string) => ({ nameCommon, keyId: nameCommon.toLowerCase() });
  await addSpecies(panel, "plant", { ...named("Oak"), thumbId: id, bannerId: other });
  await addSpecies(panel, "animal", { ...named("Luna"), bannerId: id });
  const plan = await plans.added([sheet({ photoId: id })]);
  const place = { planId: plan.planId, sheetId: plan.sheets[0]?.sheetId, x: 0.5, y: 0.5 };
  const viewpoint = { viewpointId: 0, name: "Gate", ...place, photoIds: [id] };
  expect(await panel.save("POST", "viewpointadd", viewpoint)).toEqual([]);
  const { draft } = await loadSite(panel);
  const tiles = { ...draft.tiles, flora: id };
  await changeSite(panel, { tiles, contact: { ...draft.contact, photoId: id } });

  const slides = [{ photoId: id, caption: "" }];
  expect(await panel.save("PUT", "slidesupdate", { slides })).toEqual([]);

  const uses = await usesOf([id]);
  expect(uses).toHaveLength(7);
  expect(uses).toEqual(
    expect.arrayContaining([
      { photoId: id, kind: "thumb", name: "Oak" },
      { photoId: id, kind: "banner", name: "Luna" },
      { photoId: id, kind: "drawing", name: plan.title },
      { photoId: id, kind: "viewpoint", name: "Gate" },
      { photoId: id, kind: "tile", name: "flora" },
      { photoId: id, kind: "contact", name: "" },
      { photoId: id, kind: "slide", name: "" },
    ]),
  );
  expect(await usesOf([other])).toEqual([{ photoId: other, kind: "banner", name: "Oak" }]);
});

test("a photo that nothing shows has none", async () => {
  const { id } = await createPhoto(site.strapi, "unused");
  expect(await usesOf([id])).toEqual([]);
});
