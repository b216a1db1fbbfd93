import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { PhotoMimeType } from "shared-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMetadata } from "../../src/api/photo/formats/metadata";
import { exifOf, tiffWith, type ExifTag } from "../fixtures/exif";
import { brands, exifItem, heicWith, xmpItem } from "../fixtures/heic";
import {
  iptcRecords,
  iptcSegment,
  segment,
  withSegments,
  xmpSegment,
} from "../fixtures/jpeg-segments";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "habitat-metadata-"));
});
afterAll(() => rm(folder, { recursive: true }));

const bare = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
const jpeg = (...segments: Buffer[]) => withSegments(bare, ...segments);
const exif = (camera: ExifTag[], main: ExifTag[] = []) => exifOf({ main, camera, place: [] });
const exifSegment = (tiff: Buffer) => segment(0xe1, "Exif\0\0", tiff);
const taken = (date: string, ...more: ExifTag[]) => exif([[0x9003, 2, date], ...more]);

const namespaces = {
  dc: "http://purl.org/dc/elements/1.1/",
  exif: "http://ns.adobe.com/exif/1.0/",
  xmp: "http://ns.adobe.com/xap/1.0/",
  photoshop: "http://ns.adobe.com/photoshop/1.0/",
  lr: "http://ns.adobe.com/lightroom/1.0/",
  digiKam: "http://www.digikam.org/ns/1.0/",
  MicrosoftPhoto: "http://ns.microsoft.com/photo/1.0/",
  acdsee: "http://ns.acdsee.com/iptc/1.0/",
  Iptc4xmpCore: "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/",
  ns9: "http://purl.org/dc/elements/1.1/",
};
const xmp = (inside: string, attributes = "") =>
  `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${Object.entries(
    namespaces,
  )
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
    .join(" ")} ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const list = (name: string, kind: "Bag" | "Seq" | "Alt", ...items: string[]) =>
  `<${name}><rdf:${kind}>${items.map((item) => `<rdf:li>${item}</rdf:li>`).join("")}</rdf:${kind}></${name}>`;

async function read(bytes: Buffer, mimeType: PhotoMimeType = "image/jpeg") {
  const path = join(folder, "photo");
  await writeFile(path, bytes);
  const { keywords, ...rest } = await readMetadata(path, mimeType, "America/New_York");
  const [dateTaken] = rest.dateTaken?.split(".") ?? [null];
  return {
    ...rest,
    dateTaken,
    words: keywords.map(({ leaf }) => leaf),
    offered: keywords.filter(({ isOffered }) => isOffered).map(({ leaf }) => leaf),
  };
}

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
    expect((await read(jpeg(exifSegment(taken(date))))).dateTaken).toBe(expected);
  });

  test("is that of the original, never the scanner's day, and told where it is no day", async () => {
    const scanned = `xmp:CreateDate="2019-03-02T10:00:00"`;
    const dated = async (exifDate: string, attributes = "", ...more: ExifTag[]) => {
      const bytes = jpeg(
        exifSegment(taken(exifDate, ...more)),
        xmpSegment(xmp("", `${scanned} ${attributes}`)),
      );
      const { dateTaken, openDate } = await read(bytes);
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
    const press = await read(jpeg(iptcSegment([[55, "19980000"]]), xmpSegment(xmp("", scanned))));
    expect(press.openDate).toEqual(part("1998"));
  });

  // Cameras and phones that write DateTimeDigitized only: photoprism/photoprism#304, #2510; immich and ExifTool's -CreateDate
  // take it too where there is no original. Scanners write the day of the scan there.
  test("is that of digitizing where only that is said, unless a scanner says it", async () => {
    const digitized: ExifTag = [0x9004, 2, "2011:07:19 11:36:38"];
    const only = async (camera: ExifTag[], main: ExifTag[] = [], attributes = "") => {
      const bytes = jpeg(exifSegment(exif(camera, main)), xmpSegment(xmp("", attributes)));
      const { dateTaken, openDate } = await read(bytes);
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
    expect(await read(jpeg(ahead))).toMatchObject({
      dateTaken: null,
      openDate: { reason: "future", date: "2080-05-17" },
    });
    const mended = xmpSegment(xmp("", `photoshop:DateCreated="2024-05-17"`));
    expect((await read(jpeg(ahead, mended))).dateTaken).toBe("2024-05-17");
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
    expect(await read(bytes, "image/heic")).toMatchObject(expected);
  });

  test("has IPTC too, and what is broken costs nothing else", async () => {
    const iptc = { type: "iptc" as const, bytes: iptcRecords([25, "Wren"]) };
    const broken = { type: "Exif" as const, bytes: Buffer.from("nothing") };
    expect((await read(heicWith([broken, iptc]), "image/heic")).words).toEqual(["Wren"]);
    const cut = heicWith(items, "base");
    for (const length of [40, 120, 200, cut.length - 300])
      expect(await read(cut.subarray(0, length), "image/heic")).toBeDefined();
  });
});

describe("words", () => {
  test("of XMP stay as they are written: 0042, true, 2024, under any prefix, in UTF-16 too", async () => {
    const numbers = xmp(
      list("ns9:subject", "Bag", "0042", "true", "2024", "1e3") +
        list("dc:title", "Alt", "2024") +
        list("dc:description", "Alt", "007 &amp; &#x1F98B;<![CDATA[ <b>]]>"),
    );
    const wide = Buffer.from(numbers, "utf16le").swap16();
    for (const packet of [numbers, wide])
      expect(await read(jpeg(xmpSegment(packet)))).toMatchObject({
        words: ["0042", "true", "2024", "1e3"],
        caption: "007 & \u{1F98B} <b>",
      });
  });

  test("of IPTC in a TIFF are read whatever the tag's type, swapped too", async () => {
    const texts = iptcRecords([25, "Monarch"], [120, "A cap"]);
    const padded = Buffer.concat([texts, Buffer.alloc(4 - (texts.length % 4))]);
    const tiff = (type: 1 | 4 | 7, bytes: Buffer) =>
      tiffWith({ main: [[33723, type, bytes]], camera: [], place: [] }, 8, 8);
    for (const bytes of [
      tiff(1, texts),
      tiff(7, texts),
      tiff(4, padded),
      tiff(4, Buffer.from(padded).swap32()),
    ])
      expect(await read(bytes, "image/tiff")).toMatchObject({
        words: ["Monarch"],
        caption: "A cap",
      });
  });

  test("are found behind a megabyte of other segments, and in a packet of several", async () => {
    const filler = Array<Buffer>(20).fill(segment(0xe2, Buffer.alloc(60_000)));
    const packet = Buffer.from(xmp(list("dc:subject", "Bag", "Wren")));
    const part = (from: number, to: number) => {
      const numbers = Buffer.alloc(8);
      numbers.writeUInt32BE(packet.length);
      numbers.writeUInt32BE(from, 4);
      const head = `http://ns.adobe.com/xmp/extension/\0${"A".repeat(32)}`;
      return segment(0xe1, head, numbers, packet.subarray(from, to));
    };
    const parts = [part(100, packet.length), part(0, 100)];
    for (const bytes of [jpeg(...filler, xmpSegment(packet)), jpeg(...filler, ...parts)])
      expect((await read(bytes)).words).toEqual(["Wren"]);
  });

  test("of a PNG are read from ImageMagick's and ExifTool's chunks", async () => {
    const chunk = (type: string, ...body: Buffer[]) => {
      const size = Buffer.alloc(4);
      const bytes = Buffer.concat(body);
      size.writeUInt32BE(bytes.length);
      return Buffer.concat([size, Buffer.from(type), bytes, Buffer.alloc(4)]);
    };
    const png = (...chunks: Buffer[]) =>
      Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IDAT"), ...chunks]);
    const packet = Buffer.from(xmp(list("dc:subject", "Bag", "Wren")));
    const hex = (name: string, bytes: Buffer) =>
      Buffer.from(`\n${name}\n${String(bytes.length).padStart(8)}\n${bytes.toString("hex")}\n`);
    const text = Buffer.from("XML:com.adobe.xmp\0\x01\0\0\0");
    const iptc = hex("iptc", iptcRecords([25, "Wren"]));
    for (const bytes of [
      png(chunk("iTXt", text, deflateSync(packet))),
      png(chunk("zTXt", Buffer.from("Raw profile type iptc\0\0"), deflateSync(iptc))),
      png(chunk("tEXt", Buffer.from("Raw profile type xmp\0"), hex("xmp", packet))),
    ])
      expect((await read(bytes, "image/png")).words).toEqual(["Wren"]);
  });

  test("in paths and machine tags are their ends, and none is offered whole", async () => {
    const paths = xmp(
      list(
        "dc:subject",
        "Bag",
        "Plants|Milkweeds|Asclepias tuberosa",
        "dusk",
        "2024/05/17",
        "1/2",
      ) +
        list("lr:hierarchicalSubject", "Bag", "Animals|Insects|Bombus impatiens") +
        list("digiKam:TagsList", "Seq", "Animals/Birds/Wren") +
        list("MicrosoftPhoto:LastKeywordXMP", "Bag", "Animals/Dusk") +
        `<acdsee:categories>&lt;Categories&gt;&lt;Category Assigned="0"&gt;Trees&lt;Category Assigned="1"&gt;Bur oak&lt;/Category&gt;&lt;/Category&gt;&lt;/Categories&gt;</acdsee:categories>`,
    );
    expect((await read(jpeg(xmpSegment(paths)))).words).toEqual([
      "Asclepias tuberosa",
      "dusk",
      "2024/05/17",
      "1/2",
      "Bombus impatiens",
      "Wren",
      "Bur oak",
    ]);
    const machine = list(
      "dc:subject",
      "Bag",
      'taxonomy:binomial="Danaus plexippus"',
      "geo:lat=45.1",
      "Animals/Insects",
    );
    expect((await read(jpeg(xmpSegment(xmp(machine))))).offered).toEqual([
      "Danaus plexippus",
      "Insects",
    ]);
  });

  // Metadata Working Group, Guidelines for Handling Image Metadata 2.0: the digest (resource 1061) tells whether IPTC was
  // changed behind XMP's back; ExifTool 12.57's MWG module judges its t/images/MWG.jpg in this way.
  test("of XMP are right where IPTC differs, unless IPTC was changed since they were equal", async () => {
    const texts: [number, string][] = [
      [25, "Press"],
      [120, "By the press"],
    ];
    const packet = xmpSegment(
      xmp(list("dc:subject", "Bag", "Program") + list("dc:description", "Alt", "By a program")),
    );
    const same = createHash("md5")
      .update(iptcRecords(...texts))
      .digest("hex");
    const program = { words: ["Program"], caption: "By a program" };
    for (const digest of ["", same])
      expect(await read(jpeg(iptcSegment(texts, digest), packet))).toMatchObject(program);
    expect(await read(jpeg(iptcSegment(texts, "00".repeat(16)), packet))).toMatchObject({
      words: ["Press"],
      caption: "By the press",
    });
    expect((await read(jpeg(iptcSegment(texts), xmpSegment(xmp(""))))).words).toEqual(["Press"]);
  });

  test("for people who cannot see it are read", async () => {
    const core = (name: string, text: string) =>
      `<Iptc4xmpCore:${name}><rdf:Alt><rdf:li xml:lang="de">Falter</rdf:li><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></Iptc4xmpCore:${name}>`;
    const long = core("ExtDescrAccessibility", "A long description");
    expect((await read(jpeg(xmpSegment(xmp(long))))).alt).toBe("A long description");
    const short = core("AltTextAccessibility", "A monarch on a milkweed");
    expect((await read(jpeg(xmpSegment(xmp(long + short))))).alt).toBe("A monarch on a milkweed");
  });
});
