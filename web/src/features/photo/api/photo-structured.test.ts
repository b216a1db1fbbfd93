import { describe, expect, it } from "vitest";
import { thumbPlaceholder } from "shared-types/photo/codes";
import type { PhotoItem } from "shared-types/photo/answers";
import { showingAll } from "shared-types/site/codes";
import { photoNode } from "./photo-structured";

const photo = {
  photoId: 7,
  fileName: "wren song.jpg",
  thumbFileName: "wren song.jpg",
  alt: "A wren sings.",
  caption: "Loud.",
  width: 2560,
  height: 1707,
  fileType: "image/jpeg",
  dateTaken: "2023-05-01T10:00:00.000Z",
  dateUploaded: "2024-06-01T12:00:00.000Z",
  species: [{ kind: "animal", keyId: "wren", nameCommon: "Carolina wren" }],
} as PhotoItem;

const site = {
  pages: showingAll(),
  origin: "https://garden.example",
  title: "Garden",
  names: {},
  owner: "Ada Fern",
  licenseUrl: "https://license.example/by",
};

describe("photoNode", () => {
  it("says where its files are, what it shows, and when it was taken and came in", () => {
    expect(photoNode(photo, site)).toMatchObject({
      url: "https://garden.example/photos/7",
      contentUrl: "https://garden.example/assets/images/_full/wren%20song.jpg",
      thumbnailUrl: "https://garden.example/assets/images/_thumb/wren%20song.jpg",
      width: { "@type": "QuantitativeValue", value: 2560, unitCode: "E37" },
      height: { value: 1707 },
      caption: "Loud.",
      dateCreated: "2023-05-01T10:00:00.000Z",
      uploadDate: "2024-06-01T12:00:00.000Z",
      about: [{ name: "Carolina wren", url: "https://garden.example/fauna/wren" }],
    });
  });

  it("leaves out what nobody said, and still says whom to ask", () => {
    const bare = { ...photo, caption: "", dateTaken: null, thumbFileName: thumbPlaceholder };
    const node = JSON.parse(JSON.stringify(photoNode(bare, { ...site, licenseUrl: "" }))) as object;
    for (const absent of ["license", "caption", "dateCreated", "thumbnailUrl"])
      expect(node).not.toHaveProperty(absent);
    expect(node).toMatchObject({
      acquireLicensePage: "https://garden.example/contact?photoId=7",
      copyrightNotice: "© 2024 Ada Fern",
    });
  });
});
