// @slow
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { hiddenElsewhere, importMessages } from "shared-types/photo/import-messages";
import { expect, test } from "vitest";
import { fresh, inboxOf } from "../fixtures/inbox";
import { useOwnersSite } from "../fixtures/panel";
import { tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const { put, run } = inboxOf(site, panel);

const inInbox = (path: string) => existsSync(join(site.dataDir, "inbox", path));

test("an export of Instagram brings captions, words and the days of posts, but no messages", async () => {
  const root = "instagram-ada";
  const photo = `${root}/media/posts/201904/17940060624158613.jpg`;
  const message = `${root}/your_instagram_activity/messages/inbox/bob_1/photos/1.jpg`;
  put(photo, await fresh());
  put(message, await fresh());
  const media = [
    { uri: "media/posts/201904/17940060624158613.jpg", creation_timestamp: 1_554_996_051 },
  ];
  const post = { media: [{ ...media[0], title: "CafÃ© garden\n#crocus" }] };
  put(`${root}/your_instagram_activity/media/posts_1.json`, JSON.stringify([post]));
  const { photos, failed, newKeywords, openDates } = await run();
  expect(failed).toEqual([]);
  expect(photos).toHaveLength(1);
  expect(openDates).toMatchObject([{ reason: "posted", date: "2019-04-11" }]);
  expect(newKeywords.map(({ keyword }) => keyword)).toEqual(["crocus"]);
  const row = await tableOf<{ caption: string; takenOn: string }>(site.strapi, "photo").findOne({
    where: { id: photos[0]?.photoId },
  });
  expect(row).toMatchObject({ caption: "Café garden", takenOn: "2019-04-11" });
  expect([inInbox(photo), inInbox(message)]).toEqual([false, true]);
});

test("what is hidden in iCloud stays out and is named", async () => {
  put("Photos/IMG_1.JPG", await fresh());
  put("Photos/IMG_2.JPG", await fresh());
  const line = (name: string, hidden: string) =>
    `${name},A,no,${hidden},no,"Saturday June 4,2022 12:11 PM GMT",1,""`;
  put("Photos/Photo Details.csv", [line("IMG_1.JPG", "yes"), line("IMG_2.JPG", "no")].join("\n"));
  const { photos, failed } = await run();
  expect(failed).toEqual([
    { fileName: join("Photos", "IMG_1.JPG"), errorMessage: importMessages.hidden },
  ]);
  expect(photos).toHaveLength(1);
  const { dateTaken } = await tableOf<{ dateTaken: string }>(site.strapi, "photo").findOne({
    where: { id: photos[0]?.photoId },
  });
  expect(new Date(dateTaken).toISOString()).toBe("2022-06-04T12:11:00.000Z");
  expect(inInbox("rejected/IMG_1.JPG")).toBe(true);
});

test("a list that comes without its photos names those that it hides, for they may be here", async () => {
  const line = (name: string) => `${name},A,no,yes,no,"Saturday June 4,2022 12:11 PM GMT",1,""`;
  put("late/Photo Details.csv", line("IMG_8.JPG"));
  put(
    "late/archive.json",
    JSON.stringify([{ uri: "a/9_n.jpg", creation_timestamp: 1_554_996_051 }]),
  );
  put("late/IMG_7.jpg.json", JSON.stringify({ trashed: true, photoTakenTime: { timestamp: "1" } }));
  const { failed } = await run();
  const said = Object.fromEntries(
    failed.map(({ fileName, errorMessage }) => [basename(fileName), errorMessage]),
  );
  expect(said).toEqual({
    "Photo Details.csv": hiddenElsewhere(["IMG_8.JPG"]),
    "archive.json": hiddenElsewhere(["9_n.jpg"]),
    "IMG_7.jpg.json": hiddenElsewhere(["IMG_7.jpg"]),
  });
  expect(inInbox("rejected/Photo Details.csv")).toBe(true);
});

test("an edited copy in a folder of the inbox comes in, its original does not", async () => {
  put("phone/IMG_1234.JPG", await fresh());
  put("phone/IMG_E1234.JPG", await fresh());
  put("other/IMG_1234.JPG", await fresh());
  const { imported, failed } = await run();
  expect(imported).toBe(2);
  const original = {
    fileName: join("phone", "IMG_1234.JPG"),
    errorMessage: importMessages.hasEdited,
  };
  expect(failed).toEqual([original]);
});
