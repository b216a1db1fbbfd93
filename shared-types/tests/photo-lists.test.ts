import { expect, test } from "vitest";
import { isOfNoPhoto, readPhotoLists } from "../src/photo/photo-lists";

/** What a list tells of photos in its folder, by their names. */
function told(name: string, content: unknown, text = JSON.stringify(content)) {
  const photos = ["1_n.jpg", "2_n.jpg", "3.jpg", "IMG_1.HEIC", "pond, north.jpg", "IMG_3.JPG"];
  const { sidecars } = readPhotoLists([{ path: name, text }], photos);
  return Object.fromEntries(
    [...sidecars].map(([photo, json]) => {
      const { isListed, ...rest } = JSON.parse(json) as Record<string, unknown>;
      expect(isListed).toBe(true);
      return [photo, rest];
    }),
  );
}

/** As Meta's exports write text: a character for each byte. */
const garbled = (text: string) => Buffer.from(text).toString("latin1");

const posted = 1_554_996_051;
const postedOn = "2019-04-11T15:20:51.000Z";
const bare = { keywords: [], dateTaken: "", datePosted: postedOn, isHidden: false };

test("Instagram titles a single photo itself, several by their post, and ends captions in hashtags", () => {
  const one = { uri: "media/posts/201904/1_n.jpg", creation_timestamp: posted };
  const two = { uri: "media/posts/201904/2_n.jpg", creation_timestamp: posted, title: "" };
  expect(
    told("posts_1.json", [
      { media: [{ ...one, title: garbled("Café’s first crocus 🌷\n.\n.\n#crocus #spring") }] },
      { media: [two], title: "The bed by #noon, in May", creation_timestamp: posted },
    ]),
  ).toEqual({
    "1_n.jpg": { ...bare, caption: "Café’s first crocus 🌷", keywords: ["crocus", "spring"] },
    "2_n.jpg": { ...bare, caption: "The bed by #noon, in May", keywords: ["noon"] },
  });
});

test.each([
  ["Our first #monarch", "Our first #monarch", ["monarch"]],
  ["Our first! #monarch", "Our first!", ["monarch"]],
  ["Our first 🦋 #monarch #milkweed", "Our first 🦋", ["monarch", "milkweed"]],
  ["Our first\n#monarch", "Our first", ["monarch"]],
  ["#monarch", "", ["monarch"]],
  ["Bed #2", "Bed #2", []],
])("hashtags that end a caption leave it, but not its sentence: %s", (title, caption, keywords) => {
  const medium = { uri: "media/posts/202601/3.jpg", creation_timestamp: posted, title };
  expect(told("posts_1.json", [{ media: [medium] }])["3.jpg"]).toMatchObject({ caption, keywords });
});

test("Instagram's posts with labels are read, and what was archived is hidden", () => {
  const media = [{ uri: "media/posts/202601/3.jpg", creation_timestamp: posted, title: "" }];
  const label_values = [
    { label: "Caption", value: "Aster" },
    { label: "Media", media },
  ];
  expect(told("posts.json", [{ timestamp: posted, label_values }])).toEqual({
    "3.jpg": { ...bare, caption: "Aster" },
  });
  expect(told("archived_posts.json", { ig_archived_post_media: [{ media }] })).toEqual({
    "3.jpg": { ...bare, caption: "", isHidden: true },
  });
});

test("Facebook describes photos in posts and albums, titles them by their album, and knows when some were taken", () => {
  const at = (n: number) => `your_facebook_activity/posts/media/Garden_1/${n}_n.jpg`;
  const photo = (n: number) => ({ uri: at(n), creation_timestamp: posted, title: "Garden" });
  const exif_data = [{ upload_ip: "192.0.2.1", taken_timestamp: 1_500_000_000 }];
  expect(
    told("0.json", {
      name: "Garden",
      photos: [
        {
          ...photo(1),
          description: "Bee balm",
          media_metadata: { photo_metadata: { exif_data } },
        },
      ],
      cover_photo: photo(1),
    }),
  ).toEqual({
    "1_n.jpg": { ...bare, caption: "Bee balm", dateTaken: "2017-07-14T02:40:00.000Z" },
  });
  const post = {
    timestamp: posted,
    title: "Ada added a new photo.",
    data: [{ post: "First monarch!" }, { update_timestamp: posted }],
    attachments: [{ data: [{ media: photo(2) }] }],
  };
  expect(told("your_posts_1.json", [post])).toEqual({
    "2_n.jpg": { ...bare, caption: "First monarch!" },
  });
  // Hidden by one of the two, whichever comes first.
  for (const both of [
    { trash_v2: [photo(2)], posts_v2: [post] },
    { posts_v2: [post], trash_v2: [photo(2)] },
  ])
    expect(told("posts.json", both)["2_n.jpg"]).toMatchObject({
      ...{ caption: "First monarch!", isHidden: true },
    });
  expect(told("trash.json", { trash_v2: [post] })["2_n.jpg"]).toHaveProperty("isHidden", true);
  expect(told("archive.json", [post])["2_n.jpg"]).toHaveProperty("isHidden", true);
});

test("iCloud's list tells when its photos were taken and which are hidden or deleted", () => {
  const list = [
    "imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate",
    'IMG_1.HEIC,Af/+57=,no,no,no,"Saturday June 4,2022 12:11 PM GMT",10,"Saturday June 4,2022 12:11 PM GMT"',
    '"pond, north.jpg",Af,yes,yes,no,"Sunday June 5,2022 1:02 AM GMT",10,""',
    // Without dates, it ends before the next.
    "IMG_2.PNG,Af,no,no,no,,0,",
    'IMG_3.JPG,Af,no,no,yes,"",10,""',
  ].join("\r\n");
  const none = { caption: "", keywords: [], datePosted: "" };
  expect(told("Photo Details-1.csv", "", list)).toEqual({
    "IMG_1.HEIC": { ...none, dateTaken: "2022-06-04T12:11:00.000Z", isHidden: false },
    "pond, north.jpg": { ...none, dateTaken: "2022-06-05T01:02:00.000Z", isHidden: true },
    "IMG_3.JPG": { ...none, dateTaken: "", isHidden: true },
  });
});

test("lists find their photos: Meta's anywhere, iCloud's in their folder, and two add up", () => {
  const line = 'IMG_1.JPG,A,no,yes,no,"Saturday June 4,2022 12:11 PM GMT",1,""';
  const album = { photos: [{ uri: "posts/media/7_n.jpg", creation_timestamp: posted }] };
  const medium = { uri: "posts/media/7_n.jpg", creation_timestamp: posted, description: "Fern" };
  const { sidecars, counts } = readPhotoLists(
    [
      { path: "part 1/Photos/Photo Details.csv", text: line },
      { path: "a/posts/album/0.json", text: JSON.stringify(album) },
      { path: "a/posts/your_posts_1.json", text: JSON.stringify([{ media: medium }]) },
    ],
    ["part 1/Photos/IMG_1.JPG", "part 2/Photos/IMG_1.JPG", "b/posts/media/7_n.jpg"],
  );
  expect([...sidecars.keys()]).toEqual(["part 1/Photos/IMG_1.JPG", "b/posts/media/7_n.jpg"]);
  expect(sidecars.get("b/posts/media/7_n.jpg")).toContain('"caption":"Fern"');
  expect([...counts.values()].map(({ here, all }) => ({ here, all }))).toEqual(
    Array.from({ length: 3 }, () => ({ here: 1, all: 1 })),
  );
});

test.each([
  ["followers_1.json", '[{"string_list_data":[{"timestamp":1}]}]', true],
  ["IMG_1.jpg.json", '{"title":"IMG_1.jpg","photoTakenTime":{"timestamp":"1"}}', false],
  ["broken.json", "{", true],
])("%s lists nothing, and may tell of a photo by itself", (path, text, isOfNone) => {
  const { sidecars, counts } = readPhotoLists([{ path, text }], ["IMG_1.jpg"]);
  expect([sidecars.size, counts.get(path)]).toEqual([0, { here: 0, all: 0, hiddenElsewhere: [] }]);
  expect(isOfNoPhoto(text, 0)).toBe(isOfNone);
});
