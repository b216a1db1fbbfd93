import { expect, test } from "vitest";
import { hiddenElsewhere, importMessages } from "shared-types/photo/import-messages";
import { pathOf, withPath } from "./dropped-files";
import { withLists } from "./with-lists";
import { withSidecars } from "./with-sidecars";

const fileAt = (path: string, text = "bytes") =>
  withPath(new File([text], path.split("/").at(-1) ?? ""), path);

const post = (uri: string) =>
  JSON.stringify([{ media: [{ uri, creation_timestamp: 1, title: "Bee balm" }] }]);

test("each photo on a list is sent with what tells of it alone, and the list stays", async () => {
  const icloud = 'IMG_1.HEIC,A,no,yes,no,"Saturday June 4,2022 12:11 PM GMT",1,""';
  const { files, refusals } = await withLists([
    fileAt("instagram/media/posts/201904/1_n.jpg"),
    fileAt(
      "instagram/your_instagram_activity/media/posts_1.json",
      post("media/posts/201904/1_n.jpg"),
    ),
    fileAt("icloud/Photos/IMG_1.HEIC"),
    fileAt("icloud/Photos/Photo Details.csv", icloud),
    fileAt("IMG_1.HEIC"),
  ]);
  expect(refusals.size).toBe(0);
  const sent = withSidecars(files).map(({ file, sidecars }) => [file, ...sidecars]);
  expect(sent.map((form) => form.map(pathOf))).toEqual([
    ["instagram/media/posts/201904/1_n.jpg", "instagram/media/posts/201904/1_n.jpg.json"],
    ["icloud/Photos/IMG_1.HEIC", "icloud/Photos/IMG_1.HEIC.json"],
    ["IMG_1.HEIC"],
  ]);
  expect(await sent[0]?.[1]?.text()).toContain("Bee balm");
});

test("what tells of no photo is not sent, and one of photos elsewhere says so", async () => {
  const followers = fileAt("ig/followers_1.json", '[{"string_list_data":[]}]');
  const elsewhere = fileAt("ig/posts_1.json", post("media/posts/201904/9_n.jpg"));
  const archive = fileAt("ig/archived.json", `{"ig_archived_post_media":${post("media/a.jpg")}}`);
  const takeout = fileAt("IMG_5.jpg.json", '{"photoTakenTime": {"timestamp": "1"}}');
  const { files, refusals } = await withLists([
    fileAt("IMG_1.jpg"),
    ...[followers, elsewhere, archive, takeout],
  ]);
  expect([...refusals]).toEqual([
    [followers, importMessages.ofNoPhoto],
    [elsewhere, importMessages.lone],
    [archive, hiddenElsewhere(["a.jpg"])],
  ]);
  expect(files).toContain(takeout);
});
