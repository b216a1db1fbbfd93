import { describe, expect, test } from "vitest";
import { exifOf, type ExifTag } from "../fixtures/exif";
import { segment, xmpSegment } from "../fixtures/jpeg-segments";
import { jpegOf, list, readWritten, xmp } from "../fixtures/metadata";

describe("files beside a photo", () => {
  const takeout = (json: object) => ({ "photo.json": JSON.stringify(json) });

  test("say more than the photo, in a program's XMP", async () => {
    const own = xmpSegment(
      xmp(list("dc:subject", "Bag", "Wren") + list("dc:description", "Alt", "Old")),
    );
    const beside = xmp(list("dc:subject", "Bag", "Monarch") + list("dc:description", "Alt", "New"));
    expect(await readWritten(jpegOf(own), "image/jpeg", { "photo.xmp": beside })).toMatchObject({
      words: ["Monarch", "Wren"],
      caption: "New",
    });
  });

  test("correct the camera's clock, whose zone counts where they only repeat it", async () => {
    const camera: ExifTag[] = [
      [0x9003, 2, "2008:01:01 00:00:12"],
      [0x9011, 2, "-08:00"],
    ];
    const taken = async (date: string, tags = camera) => {
      const exif = segment(0xe1, "Exif\0\0", exifOf({ main: [], camera: tags, place: [] }));
      const beside = xmp("", `exif:DateTimeOriginal="${date}"`);
      return (await readWritten(jpegOf(exif), "image/jpeg", { "photo.xmp": beside })).dateTaken;
    };
    expect(await taken("2024:05:17 10:00:00")).toBe("2024-05-17T14:00:00");
    expect(await taken("2008-01-01T00:00:12")).toBe("2008-01-01T08:00:12");
    expect(await taken("2008-01-01T00:00:12-07:00", camera.slice(0, 1))).toBe(
      "2008-01-01T07:00:12",
    );
    expect(await taken("2008-01-01")).toBe("2008-01-01T08:00:12");
  });

  test("fill in what the photo does not say, in Takeout's JSON", async () => {
    const json = takeout({
      title: "IMG_1.jpg",
      description: "By the pond",
      photoTakenTime: { timestamp: "1715940000" },
      geoData: { latitude: 44.9, longitude: -93.2 },
      people: [{ name: "Anna" }],
    });
    expect(await readWritten(jpegOf(), "image/jpeg", json)).toMatchObject({
      caption: "By the pond",
      dateTaken: "2024-05-17T10:00:00",
      words: [],
    });
    const dated = xmpSegment(
      xmp(list("dc:description", "Alt", "Own"), `exif:DateTimeOriginal="2001-02-03T04:05:06Z"`),
    );
    expect(await readWritten(jpegOf(dated), "image/jpeg", json)).toMatchObject({
      caption: "Own",
      dateTaken: "2001-02-03T04:05:06",
    });
  });

  test("say no date in Takeout's JSON by 0, nor by the day of a scan", async () => {
    const scan: ExifTag[] = [[0x9004, 2, "2024:05:17 10:00:00"]];
    const taken = async (timestamp: string, make = "Canon") => {
      const tiff = exifOf({ main: [[0x010f, 2, make]], camera: scan, place: [] });
      const bytes = jpegOf(segment(0xe1, "Exif\0\0", tiff));
      const json = takeout({ photoTakenTime: { timestamp } });
      return (await readWritten(bytes, "image/jpeg", json)).dateTaken;
    };
    expect(await taken("0")).toBe("2024-05-17T14:00:00");
    expect(await taken("1715940000", "EPSON Perfection")).toBeNull();
    // Its owner knew better.
    expect(await taken("-631152000", "EPSON Perfection")).toBe("1950-01-01");
    const { dateTaken } = await readWritten(
      jpegOf(),
      "image/jpeg",
      takeout({ photoTakenTime: { timestamp: "0" } }),
    );
    expect(dateTaken).toBeNull();
  });

  test("fill in what the photo does not say, in Flickr's JSON", async () => {
    const flickr = (more: object = {}) => ({
      "photo_5678901234.json": JSON.stringify({
        ...{ id: "5678901234", name: "Monarch on milkweed", privacy: "public" },
        description: "In the <b>front bed</b>",
        ...{ date_taken: "2012-07-04 16:11:12", date_imported: "2012-07-06 01:02:03" },
        photopage: "https://www.flickr.com/photos/me/5678901234/",
        geo: [{ latitude: "44900000", longitude: "-93200000" }],
        tags: [{ tag: "Danaus plexippus" }, { tag: "taxonomy:common=Monarch" }],
        ...more,
      }),
    });
    const read = (more?: object) => readWritten(jpegOf(), "image/jpeg", flickr(more));
    expect(await read()).toMatchObject({
      title: "Monarch on milkweed",
      caption: "In the front bed",
      // The camera's clock, in the garden's zone.
      dateTaken: "2012-07-04T20:11:12",
      words: ["Danaus plexippus", "Monarch"],
    });
    // Flickr's own for want of another.
    expect((await read({ date_taken: "2012-07-06 01:02:03" })).dateTaken).toBeNull();
  });

  test("that are broken say nothing", async () => {
    const files = { "photo.json": "{", "photo.xmp": "\x89PNG", "b.json": "[1]" };
    expect(await readWritten(jpegOf(), "image/jpeg", files)).toMatchObject({
      caption: "",
      dateTaken: null,
      words: [],
    });
  });
});
