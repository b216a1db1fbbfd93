import { publishMessages } from "shared-types/publish/codes";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publishToS3, readBucket, s3Fault, type S3Place } from "../../src/api/publish/targets/s3";
import { startBucket, type Bucket } from "../fixtures/bucket";
import { copyOf, firstCopy, namesNothingMissing, secondCopy } from "../fixtures/small-copy";

let bucket: Bucket;
beforeAll(async () => void (bucket = await startBucket()));
afterAll(() => bucket.close());
beforeEach(() => {
  bucket.objects.clear();
  Object.assign(bucket.behavior, { cutAt: Infinity, room: Infinity, clock: 0 });
});

const place = (more: Partial<S3Place> = {}): S3Place => {
  const { endpoint, name, accessKeyId, secretAccessKey } = bucket.environment;
  return {
    ...{ endpoint, region: "", bucket: name, folder: "", style: "folders" },
    ...{ keyId: accessKeyId, secret: secretAccessKey },
    ...more,
  };
};

/** What visitors see, without what is noted. */
const shown = () =>
  Object.fromEntries(
    [...bucket.objects]
      .filter(([path]) => !path.includes(".habitat/"))
      .map(([path, bytes]) => [path, bytes.toString()]),
  );

test.each<[string, () => Partial<S3Place>, field: string, message: string]>([
  ["no bucket", () => ({ bucket: "" }), "bucket", publishMessages.noBucketName],
  ["no key", () => ({ keyId: "" }), "keyId", publishMessages.noKeyId],
  ["no secret", () => ({ secret: "" }), "secret", publishMessages.noSecret],
  ["a wrong secret", () => ({ secret: "no" }), "secret", publishMessages.bucketSignIn],
  ["another bucket", () => ({ bucket: "wren" }), "bucket", publishMessages.noBucket],
  [
    "an unknown service",
    () => ({ endpoint: "https://no-such-host.invalid" }),
    "endpoint",
    publishMessages.unknownServer,
  ],
])("%s is told at its field, and nothing is written", async (_what, more, field, message) => {
  expect(await s3Fault(place(more()))).toMatchObject({ field, message });
  expect(bucket.objects.size).toBe(0);
});

test("the test of a bucket leaves nothing behind; a service that is away is told of", async () => {
  expect(await s3Fault(place())).toBeNull();
  expect(bucket.objects.size).toBe(0);
  await bucket.pause();
  expect(await s3Fault(place())).toMatchObject({
    field: "endpoint",
    message: publishMessages.refused,
  });
  await bucket.resume();
});

test.each([-3, 3])("a clock that is %i hours from the service's does no harm", async (hours) => {
  bucket.behavior.clock = hours * 3_600_000;
  expect(await s3Fault(place())).toBeNull();
  await publishToS3(place(), copyOf(firstCopy));
  await publishToS3(place(), copyOf(secondCopy));
  expect(shown()).toMatchObject(secondCopy);
});

test("what is new is sent, what is gone deleted, scripts stay for one publish; objects of others stay", async () => {
  bucket.objects.set("others.txt", Buffer.from("x"));
  await publishToS3(place(), copyOf(firstCopy));
  expect(shown()).toEqual({ ...firstCopy, "others.txt": "x" });
  await publishToS3(place(), copyOf(secondCopy));
  expect(shown()).toEqual({ ...secondCopy, "assets/app/a.js": "a", "others.txt": "x" });
  const steps: string[] = [];
  await publishToS3(place(), copyOf(secondCopy), (path) => void steps.push(path));
  expect(steps).toEqual(["assets/app/a.js"]);
  expect([...(await readBucket(place())).files.keys()].sort()).toEqual(
    Object.keys(secondCopy).sort(),
  );
});

test("each file says what it is, and how long it may be kept", async () => {
  const paths = [
    ...["index.html", "flora", "flora/oak/index.html", "feed.xml", "manifest.webmanifest"],
    ...["assets/app/a.js", "assets/app/a.css", "assets/images/_full/oak.jpg"],
    ...["data/index.json", "data/flora-1.a1b2.json", "bloom.ics"],
  ];
  const texts = Object.fromEntries(paths.map((path) => [path, path]));
  await publishToS3(place({ folder: "garden" }), copyOf(texts));
  const [html, forGood, never] = [
    "text/html; charset=utf-8",
    "public, max-age=31536000, immutable",
    "no-cache",
  ];
  expect(
    Object.fromEntries(paths.map((path) => [path, bucket.headers.get(`garden/${path}`)])),
  ).toEqual({
    "index.html": { type: html, cache: never },
    flora: { type: html, cache: never },
    "flora/oak/index.html": { type: html, cache: never },
    "feed.xml": { type: "application/xml; charset=utf-8", cache: never },
    "manifest.webmanifest": { type: "application/manifest+json", cache: never },
    "assets/app/a.js": { type: "text/javascript; charset=utf-8", cache: forGood },
    "assets/app/a.css": { type: "text/css; charset=utf-8", cache: forGood },
    "assets/images/_full/oak.jpg": { type: "image/jpeg", cache: forGood },
    "data/index.json": { type: "application/json", cache: never },
    "data/flora-1.a1b2.json": { type: "application/json", cache: forGood },
    "bloom.ics": { type: "text/calendar; charset=utf-8", cache: never },
  });
});

describe("cut off", () => {
  const cuts = Array.from({ length: 20 }, (_, n) => n);
  let before: [string, Buffer][] = [];
  let requests = 0;
  beforeAll(async () => {
    bucket.objects.clear();
    await publishToS3(place(), copyOf(firstCopy));
    before = [...bucket.objects];
    bucket.behavior.cutAt = 1_000;
    await publishToS3(place(), copyOf(secondCopy));
    requests = 1_000 - bucket.behavior.cutAt;
  });

  test.each(cuts)(
    "at moment %i of 20, pages have what they name, and the next publish completes it",
    async (n) => {
      for (const [path, bytes] of before) bucket.objects.set(path, bytes);
      bucket.behavior.cutAt = Math.floor((n * requests) / cuts.length);
      await expect(publishToS3(place(), copyOf(secondCopy))).rejects.toThrow(
        publishMessages.broken,
      );
      expect(namesNothingMissing(shown())).toBe(true);
      bucket.behavior.cutAt = Infinity;
      await publishToS3(place(), copyOf(secondCopy));
      // Cut off after its last file, the next one is one publish later for what is retired.
      expect({ ...shown(), "assets/app/a.js": "a" }).toEqual({
        ...secondCopy,
        "assets/app/a.js": "a",
      });
    },
  );
});

test("a bucket that takes no more is told of; what is online stays whole", async () => {
  await publishToS3(place(), copyOf(firstCopy));
  bucket.behavior.room = 2;
  await expect(publishToS3(place(), copyOf(secondCopy))).rejects.toThrow(
    publishMessages.remoteFull,
  );
  expect(namesNothingMissing(shown())).toBe(true);
  bucket.behavior.room = Infinity;
  await publishToS3(place(), copyOf(secondCopy));
  expect(shown()["index.html"]).toBe("b.js elm.jpg");
});
