import { describe, expect, test } from "vitest";
import { exifOf, type ExifTag } from "../fixtures/exif";
import { brands, exifItem, heicWith, xmpItem } from "../fixtures/heic";
import { iptcRecords, iptcSegment, segment, xmpSegment } from "../fixtures/jpeg-segments";
import { jpegOf, list, readWritten, xmp } from "../fixtures/metadata";

const exif = (camera: ExifTag[], main: ExifTag[] = []) => exifOf({ main, camera, place: [] });
const exifSegment = (tiff: Buffer) => segment(0xe1, "Exif\0\0", tiff);
const taken = (date: string, ...more: ExifTag[]) => exif([[0x9003, 2, date], ...more]);

describe("a date of the camera", () => {
  // Written by scanners, phones and editors: exiftool/exiftool#213, jim-easterbrook/Photini#353,
  // drewnoakes/metadata-extractor-dotnet#284, and what metadata-extractor 2.19 and ExifTool 12.57 take.
  test.each([
    ["2023:07:21 21:06:26", "2023-07-22T01:06:26"],
    ["2023-07-21 21:06:26", "2023-07-22T01:06:26"],
    ["2023:07:21-21-06-26", "2023-07-22T01:06:26"],
    ["2007/06/30 18:45:17", "2007-06-30T22:45:17"],
    ["2007.6.30 8.45", "2007-06-30T12:45:00"],
    ["2023:07:21  21:06:26", "2023-07-22T01:06:26"],
    ["2023:07:21 21: 6: 6", "2023-07-22T01:06:06"],
    ["1998:10:11", "1998-10-11"],
    ["1998:10:11   :  :  ", "1998-10-11"],
    ["2012:05:17 05:15 PM", "2012-05-17T21:15:00"],
    ["2012:05:17 12:15:00 a.m.", "2012-05-17T04:15:00"],
    ["2018:01:20 11:46 -05:00", "2018-01-20T16:46:00"],
    ["2018:01:20 11:46:00+0100", "2018-01-20T10:46:00"],
    ["2018:01:20 11:46:00 UTC", "2018-01-20T11:46:00"],
    ["2018-01-20T11:46:00.25Z", "2018-01-20T11:46:00"],
    // A day alone, completed: in New York it must not become the day before.
    ["2004:02:20 00:00:00+00:00", "2004-02-20"],
    ["2004-02-20T00:00:01Z", "2004-02-20T00:00:01"],
    ["20180120T114600", "2018-01-20T16:46:00"],
    ["20180120", "2018-01-20"],
    ["Thu May 17 17:15:00 2012", "2012-05-17T21:15:00"],
    ["17 May 2012 5:15 pm", "2012-05-17T21:15:00"],
    ["May 17, 2012", "2012-05-17"],
    ["17/05/2012 17:15", "2012-05-17T21:15:00"],
    ["05/17/2012", "2012-05-17"],
    ["2025:13:41 99:00:00", null],
    ["2025:02:30 10:00:00", null],
    ["soon", null],
  ])("%s is %s", async (date, expected) => {
    expect((await readWritten(jpegOf(exifSegment(taken(date))))).dateTaken).toBe(expected);
  });

  test("is that of the original, never the scanner's day, and told where it is no day", async () => {
    const scanned = `xmp:CreateDate="2019-03-02T10:00:00"`;
    const dated = async (exifDate: string, attributes = "", ...more: ExifTag[]) => {
      const bytes = jpegOf(
        exifSegment(taken(exifDate, ...more)),
        xmpSegment(xmp("", `${scanned} ${attributes}`)),
      );
      const { dateTaken, openDate } = await readWritten(bytes);
      return openDate ?? dateTaken;
    };
    const part = (date: string) => ({ reason: "part", date });
    expect(await dated("0000:00:00 00:00:00")).toBe("2019-03-02T15:00:00");
    expect(await dated("1998:00:00 00:00:00")).toEqual(part("1998"));
    expect(await dated("1998:10:  ")).toEqual(part("1998-10"));
    expect(await dated("05/06/1998")).toEqual(part("1998"));
    expect(await dated("an evening in May")).toBe(null);
    expect(await dated("", `photoshop:DateCreated="1998-10"`)).toEqual(part("1998-10"));
    expect(await dated("", `exif:DateTimeOriginal="1998"`)).toEqual(part("1998"));
    // What says more of the same date is believed.
    expect(await dated("1998", `photoshop:DateCreated="1998-10-11"`)).toBe("1998-10-11");
    expect(await dated("1998", `photoshop:DateCreated="2019-03-02"`)).toEqual(part("1998"));
    // FileSource 2: a scanner made the file.
    expect(await dated("", "", [0xa300, 7, Buffer.from([2])])).toBe(null);
    const press = await readWritten(
      jpegOf(iptcSegment([[55, "19980000"]]), xmpSegment(xmp("", scanned))),
    );
    expect(press.openDate).toEqual(part("1998"));
  });

  // Cameras and phones that write DateTimeDigitized only: photoprism/photoprism#304, #2510; immich and ExifTool's -CreateDate
  // take it too where there is no original. Scanners write the day of the scan there.
  test("is that of digitizing where only that is said, unless a scanner says it", async () => {
    const digitized: ExifTag = [0x9004, 2, "2011:07:19 11:36:38"];
    const only = async (camera: ExifTag[], main: ExifTag[] = [], attributes = "") => {
      const bytes = jpegOf(exifSegment(exif(camera, main)), xmpSegment(xmp("", attributes)));
      const { dateTaken, openDate } = await readWritten(bytes);
      return openDate ?? dateTaken;
    };
    expect(await only([digitized])).toBe("2011-07-19T15:36:38");
    expect(await only([digitized, [0x9012, 2, "+02:00"]])).toBe("2011-07-19T09:36:38");
    expect(await only([[0x9004, 2, "2002:12:08 12:00:00"]])).toBe(null);
    expect(await only([], [], `exif:DateTimeDigitized="2011-07-19T11:36:38"`)).toBe(
      "2011-07-19T15:36:38",
    );
    expect(await only([[0x9003, 2, "1998"], digitized])).toEqual({ reason: "part", date: "1998" });
    expect(await only([digitized], [], `photoshop:DateCreated="1998-10"`)).toEqual({
      reason: "part",
      date: "1998-10",
    });
    for (const [tag, name] of [
      [0x010f, "NORITSU KOKI"],
      [0x0110, "EPSON Perfection V600"],
      [0x0110, "CanoScan 9000F Mark II"],
      [0x0110, "Nikon SUPER COOLSCAN 5000 ED"],
      [0x0131, "VueScan 9 x64 (9.7.50)"],
      [0x0131, "LaserSoft Imaging SilverFast 9"],
    ] as const)
      expect([name, await only([digitized], [[tag, 2, name]])]).toEqual([name, null]);
    expect(await only([digitized, [0xa300, 7, Buffer.from([1])]])).toBe(null);
    // A camera that says that it is one, whatever has opened the file since.
    const camera: ExifTag = [0xa300, 7, Buffer.from([3])];
    expect(await only([digitized, camera], [[0x0131, 2, "Adobe Scan"]])).toBe(
      "2011-07-19T15:36:38",
    );
  });

  test("in the future is told and not taken over, unless a program has mended it", async () => {
    const ahead = exifSegment(taken("2080:05:17 10:00:00"));
    expect(await readWritten(jpegOf(ahead))).toMatchObject({
      dateTaken: null,
      openDate: { reason: "future", date: "2080-05-17" },
    });
    const mended = xmpSegment(xmp("", `photoshop:DateCreated="2024-05-17"`));
    expect((await readWritten(jpegOf(ahead, mended))).dateTaken).toBe("2024-05-17");
  });
});

describe("HEIC", () => {
  const words = xmp(list("dc:subject", "Bag", "Monarch"));
  const items = [exifItem(taken("2024:09:21 17:42:10")), xmpItem(words)];
  const expected = { dateTaken: "2024-09-21T21:42:10", words: ["Monarch"] };

  // exifr 7.1.3 reads neither a list of brands of more than 50 bytes (iPhones since iOS 18; MikeKovarik/exifr#138), nor
  // one without `heic` (10 bits), nor a base offset, nor XMP (Webreaper/Damselfly#554, Exiv2/exiv2#2162).
  const many = ["mif1", "MiHB", "MiHA", "heix", "MiHE", "MiPr", "miaf", "heic", "tmap", "MiHM"];
  test.each([
    ["a long list of brands", heicWith(items, "file", brands("heic", ...many))],
    ["no brand `heic`", heicWith(items, "file", brands("heix", "mif1", "heix"))],
    ["offsets from a base", heicWith(items, "base")],
    ["data within `meta`", heicWith(items, "idat")],
  ])("with %s is read, EXIF and XMP", async (_what, bytes) => {
    expect(await readWritten(bytes, "image/heic")).toMatchObject(expected);
  });

  test("has IPTC too, and what is broken costs nothing else", async () => {
    const iptc = { type: "iptc" as const, bytes: iptcRecords([25, "Wren"]) };
    const broken = { type: "Exif" as const, bytes: Buffer.from("nothing") };
    expect((await readWritten(heicWith([broken, iptc]), "image/heic")).words).toEqual(["Wren"]);
    const cut = heicWith(items, "base");
    for (const length of [40, 120, 200, cut.length - 300])
      expect(await readWritten(cut.subarray(0, length), "image/heic")).toBeDefined();
  });
});

test("that only the file's name tells is a day to look at, and none of a scan", async () => {
  const read = async (bytes: Buffer, name: string) => {
    const { dateTaken, openDate } = await readWritten(bytes, "image/jpeg", {}, name);
    return [dateTaken, openDate?.reason ?? null];
  };
  const sent = "IMG-20240517-WA0003.jpg";
  expect(await read(jpegOf(), sent)).toEqual(["2024-05-17", "name"]);
  expect(await read(jpegOf(exifSegment(taken("soon"))), sent)).toEqual(["2024-05-17", "name"]);
  expect(await read(jpegOf(exifSegment(taken("2020:01:02 10:00:00"))), sent)).toEqual([
    "2020-01-02T15:00:00",
    null,
  ]);
  expect(await read(jpegOf(exifSegment(taken("1998"))), sent)).toEqual(["1998", "part"]);
  expect(await read(jpegOf(), "20800517_101112.jpg")).toEqual([null, "future"]);
  const scan = jpegOf(exifSegment(exif([], [[0x010f, 2, "CanoScan"]])));
  expect(await read(scan, "IMG_20240517_101112.jpg")).toEqual([null, null]);
});
