import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { tiffWith, type ExifTag } from "../fixtures/exif";
import { iptcRecords, iptcSegment, resource, segment, xmpSegment } from "../fixtures/jpeg-segments";
import { jpegOf, list, readWritten, xmp } from "../fixtures/metadata";

describe("words", () => {
  test("of XMP stay as they are written: 0042, true, 2024, under any prefix, in UTF-16 too", async () => {
    const numbers = xmp(
      list("ns9:subject", "Bag", "0042", "true", "2024", "1e3") +
        list("dc:title", "Alt", "2024") +
        list("dc:description", "Alt", "007 &amp; &#x1F98B;<![CDATA[ <b>]]>"),
    );
    const wide = Buffer.from(numbers, "utf16le").swap16();
    for (const packet of [numbers, wide])
      expect(await readWritten(jpegOf(xmpSegment(packet)))).toMatchObject({
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
      expect(await readWritten(bytes, "image/tiff")).toMatchObject({
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
    for (const bytes of [jpegOf(...filler, xmpSegment(packet)), jpegOf(...filler, ...parts)])
      expect((await readWritten(bytes)).words).toEqual(["Wren"]);
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
      expect((await readWritten(bytes, "image/png")).words).toEqual(["Wren"]);
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
    expect((await readWritten(jpegOf(xmpSegment(paths)))).words).toEqual([
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
    expect((await readWritten(jpegOf(xmpSegment(xmp(machine))))).offered).toEqual([
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
    const read = (digest: string) => readWritten(jpegOf(iptcSegment(texts, digest), packet));
    expect(await read(same)).toMatchObject({ words: ["Program"], caption: "By a program" });
    // Nothing tells which was written last: a keyword is rather kept than lost.
    expect(await read("")).toMatchObject({
      words: ["Program", "Press"],
      caption: "By a program",
    });
    expect(await readWritten(jpegOf(iptcSegment(texts, "00".repeat(16)), packet))).toMatchObject({
      words: ["Press"],
      caption: "By the press",
    });
    expect((await readWritten(jpegOf(iptcSegment(texts), xmpSegment(xmp(""))))).words).toEqual([
      "Press",
    ]);
  });

  test("for people who cannot see it are read", async () => {
    const core = (name: string, text: string) =>
      `<Iptc4xmpCore:${name}><rdf:Alt><rdf:li xml:lang="de">Falter</rdf:li><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></Iptc4xmpCore:${name}>`;
    const long = core("ExtDescrAccessibility", "A long description");
    expect((await readWritten(jpegOf(xmpSegment(xmp(long))))).alt).toBe("A long description");
    const short = core("AltTextAccessibility", "A monarch on a milkweed");
    expect((await readWritten(jpegOf(xmpSegment(xmp(long + short))))).alt).toBe(
      "A monarch on a milkweed",
    );
  });

  test("are not what darktable files for itself, in paths and word by word", async () => {
    const packet = xmp(
      list("dc:subject", "Bag", "changed", "darktable", "format", "jpg", "Wren", "Animals") +
        list(
          "lr:hierarchicalSubject",
          "Bag",
          ...["darktable|changed", "darktable|format|jpg", "Animals|Wren"],
        ),
    );
    const beside = { "photo.xmp": packet };
    expect((await readWritten(jpegOf(), "image/jpeg", beside)).words).toEqual(["Wren", "Animals"]);
  });

  test("are taken from wherever a program keeps them, each once, in Windows-1252 too", async () => {
    const main: ExifTag[] = [[0x9c9e, 1, Buffer.from("Monarch;Sumac\0", "utf16le")]];
    const packet = xmp(
      list("dc:subject", "Bag", "monarch", "Élan") +
        list("acdsee:keywords", "Bag", "Bur oak") +
        list("Iptc4xmpCore:Keywords", "Bag", "Sedge"),
    );
    const press = Buffer.from([0x1c, 2, 25, 0, 6, ...Buffer.from("M\xfcller", "latin1")]);
    const bytes = jpegOf(
      segment(0xe1, "Exif\0\0", tiffWith({ main, camera: [], place: [] }, 8, 0)),
      segment(0xed, "Photoshop 3.0\0", resource(0x0404, press)),
      xmpSegment(packet),
    );
    expect((await readWritten(bytes)).words).toEqual([
      "monarch",
      "Élan",
      "Bur oak",
      "Sedge",
      "Müller",
      "Sumac",
    ]);
  });
});

// What Windows 10 writes of 'Title' and 'Comments' in a file's properties (photoprism/photoprism#419), and what digiKam reads.
test("a caption may stand where Windows and ACDSee keep it, and the title is none beside it", async () => {
  const wide = (text: string) => Buffer.from(`${text}\0`, "utf16le");
  const comment: ExifTag = [0x9c9c, 1, wide("On the coneflower")];
  const title: ExifTag[] = [
    [0x010e, 2, "Painted lady"],
    [0x9c9b, 1, wide("Painted lady")],
  ];
  const both = xmp(
    list("dc:title", "Alt", "Painted lady") + list("dc:description", "Alt", "Painted lady"),
  );
  const read = (main: ExifTag[], packet = xmp("")) =>
    readWritten(
      jpegOf(
        segment(0xe1, "Exif\0\0", tiffWith({ main, camera: [], place: [] }, 8, 0)),
        xmpSegment(packet),
      ),
    );
  const whole = { title: "Painted lady", caption: "On the coneflower" };
  expect(await read([comment])).toMatchObject({ title: "", caption: "On the coneflower" });
  expect(await read([...title, comment])).toMatchObject(whole);
  expect(await read([...title, comment], both)).toMatchObject(whole);
  expect(await read(title, both)).toMatchObject({ caption: "Painted lady" });
  const acdsee = `acdsee:caption="Painted lady" acdsee:notes="On the coneflower"`;
  expect(await read([], xmp("", acdsee))).toMatchObject(whole);
});

// Bridge, Photo Mechanic and Capture One have a headline (netPhotoGraphics/netPhotoGraphics#1562).
test("a headline is the title where there is no other", async () => {
  const headline = xmpSegment(xmp(`<photoshop:Headline>Queen of the meadow</photoshop:Headline>`));
  const iptc = iptcSegment([[105, "Queen of the meadow"]]);
  for (const one of [headline, iptc])
    expect(await readWritten(jpegOf(one))).toMatchObject({ title: "Queen of the meadow" });
  const titled = iptcSegment([[5, "Filipendula"]]);
  expect(await readWritten(jpegOf(headline, titled))).toMatchObject({ title: "Filipendula" });
});

test("a caption has one kind of line ends, and ends at a word where it is too long", async () => {
  const read = async (text: string) =>
    (await readWritten(jpegOf(xmpSegment(xmp(list("dc:description", "Alt", text)))))).caption;
  expect(await read("One\r\ntwo\rthree\nfour")).toBe("One\ntwo\nthree\nfour");
  const words = "bees and more ".repeat(40);
  expect(await read(words)).toBe(`${words.slice(0, 499).replace(/ \S*$/, "")}…`);
  expect(await read("\u{1F98B}".repeat(300))).toBe(`${"\u{1F98B}".repeat(249)}…`);
  expect(await read("b".repeat(500))).toBe("b".repeat(500));
});

describe("a caption that no person wrote", () => {
  const described = async (text: string, make = "", more: Buffer[] = []) => {
    const main: ExifTag[] = [
      [0x010e, 2, text],
      [0x010f, 2, make],
      [0x0110, 2, "DC-7"],
    ];
    const exif = segment(0xe1, "Exif\0\0", tiffWith({ main, camera: [], place: [] }, 8, 0));
    return (await readWritten(jpegOf(exif, ...more))).caption;
  };

  test.each([
    [
      "MOULTRIE DIGITAL GAME CAMERA",
      "KODAK Digital Still Camera",
      "Minolta DSC",
      "EPSON DSC picture",
    ],
    ["<KENOX S730  / Samsung S730>", "SAMSUNG CAMERA PICTURES", "DCIM/100GOPRO/GOPR0001.JPG"],
    ["My beautiful picture", "HELLOMOTO", "Exif JPEG", "null", "Created with GIMP"],
    // A trail camera's counter, a scanner's and a file's name, and the camera's own.
    ["M2E1L0-0R336B386", "000015", "sdr_HDRB", "DC-7"],
  ])("is none: %s, %s, …", async (...texts) => {
    for (const text of texts) expect(await described(text)).toBe("");
  });

  test("is what a phone writes of its mode; what a person wrote on the same phone stays", async () => {
    expect(await described("oznorWO", "HUAWEI")).toBe("");
    expect(await described("Robin", "HUAWEI")).toBe("Robin");
    expect(await described("hdr", "Canon")).toBe("hdr");
    const typed = xmpSegment(xmp(list("dc:description", "Alt", "bed_3")));
    expect(await described("bed_3", "Canon", [typed])).toBe("bed_3");
  });
});

test.each([
  [`<xmp:Rating>4</xmp:Rating><MicrosoftPhoto:Rating>99</MicrosoftPhoto:Rating>`, 4],
  [`<xmp:Rating>-1</xmp:Rating>`, -1],
  [`<xmp:Rating>0</xmp:Rating><MicrosoftPhoto:Rating>75</MicrosoftPhoto:Rating>`, 4],
  [`<MicrosoftPhoto:Rating>1</MicrosoftPhoto:Rating>`, 1],
  [`<acdsee:rating>3</acdsee:rating>`, 3],
  [`<xmp:Rating>99</xmp:Rating>`, null],
  ["", null],
])("the rating of %s is %s", async (inside, stars) => {
  expect((await readWritten(jpegOf(xmpSegment(xmp(inside))))).rating).toBe(stars);
});

test("the rating of EXIF counts where XMP has none", async () => {
  for (const [tag, value] of [[0x4746, 5] as const, [0x4749, 99] as const]) {
    const tiff = tiffWith({ main: [[tag, 4, [value]]], camera: [], place: [] }, 8, 0);
    expect((await readWritten(jpegOf(segment(0xe1, "Exif\0\0", tiff)))).rating).toBe(5);
  }
});
