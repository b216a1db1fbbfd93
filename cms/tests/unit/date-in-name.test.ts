import { expect, test } from "vitest";
import { dateInName } from "../../src/api/photo/formats/date-in-name";

// Names of photoprism/photoprism#2414, immich-app/immich#26474, scubajeff/lespas#162 and hooram/ownphotos#11.
test.each([
  ["IMG-20240517-WA0003.jpg", "2024-05-17"],
  ["IMG-20240517-WA0003(1).jpeg", "2024-05-17"],
  ["WhatsApp Image 2024-05-17 at 10.11.12.jpeg", "2024-05-17"],
  ["WhatsApp Image 2024-05-17 at 10.11.12 AM (1).jpeg", "2024-05-17"],
  ["signal-2024-05-17-101112.jpg", "2024-05-17"],
  ["signal-2024-05-17-10-11-12-345-1.jpg", "2024-05-17"],
  ["photo_2024-05-17_10-11-12.jpg", "2024-05-17"],
  ["photo_5@17-05-2024_10-11-12.jpg", "2024-05-17"],
  ["IMG_20240517_101112.jpg", "2024-05-17"],
  ["IMG_20240517_101112_HDR.jpg", "2024-05-17"],
  ["IMG_20240517_101112345.jpg", "2024-05-17"],
  ["IMG20240517101112.jpg", "2024-05-17"],
  ["MVIMG_20180517_101112.jpg", "2018-05-17"],
  ["20240517_101112.jpg", "2024-05-17"],
  ["20240517_231112(0).jpg", "2024-05-17"],
  ["2024-05-17 10.11.12.jpg", "2024-05-17"],
  // Half past one in UTC is the evening before in New York.
  ["PXL_20240517_013012345.MP.jpg", "2024-05-16"],
  ["PXL_20240517_153012345.jpg", "2024-05-17"],
  ["20240517_013012345_iOS.heic", "2024-05-16"],
  // Numbers, scans, and the days of screenshots and of what was saved from elsewhere.
  ["IMG_20240517_0003.jpg", null],
  ["20240517_0003.jpg", null],
  ["Scan_20240517.jpg", null],
  ["Scan_20240517_101112.jpg", null],
  ["20240517.jpg", null],
  ["Screenshot_20240517-101112.png", null],
  ["FB_IMG_1715940000000.jpg", null],
  ["20241517_101112.jpg", null],
  ["IMG_20240230_101112.jpg", null],
  ["20240517_251112.jpg", null],
  ["13039_327707840323_537645323_9470255_27214_n.jpg", null],
  ["IMG_1234.jpg", null],
])("%s is of %s", (name, expected) => {
  const date = dateInName(`/inbox/0123456789abcdef/${name}`, "America/New_York");
  expect(date.kind === "moment" ? [date.day, date.isDay] : date.kind).toEqual(
    expected === null ? "none" : [expected, true],
  );
});
