import { publishMessages } from "shared-types/publish/codes";
import { beforeEach, describe, expect, test } from "vitest";
import {
  publishRemotely,
  readRemote,
  type RemoteFiles,
} from "../../src/api/publish/targets/remote";
import { copyOf, firstCopy, secondCopy } from "../fixtures/small-copy";

/** A web space in memory; `onPut` happens before a file is there. */
const online = new Map<string, string>();
let onPut: (path: string) => Promise<unknown>;
const space: RemoteFiles = {
  async put(path, found) {
    await onPut(path);
    online.set(path, Buffer.isBuffer(found) ? found.toString() : found.file);
  },
  remove: async (path) => void online.delete(path),
  read: async (path) => online.get(path) ?? null,
};
const publish = (texts: Record<string, string>) =>
  publishRemotely(space, copyOf(texts), () => undefined);
const shown = () => Object.fromEntries([...online].filter(([path]) => !path.includes(".habitat/")));

beforeEach(() => {
  online.clear();
  onPut = async () => undefined;
});

/** Another computer publishes when the first one comes to a file; resolves when it may go on. */
function meanwhile(path: string, other: () => Promise<unknown>) {
  let isOver = false;
  onPut = async (asked) => {
    if (asked !== path || isOver) return;
    isOver = true;
    await other();
  };
}

describe("of two computers that publish at the same time", () => {
  test.each(Object.keys(firstCopy))(
    "the first gives way at %s, and the next publish makes anew what it has changed",
    async (path) => {
      meanwhile(path, () => publish(secondCopy));
      await expect(publish(firstCopy)).rejects.toThrow(publishMessages.otherComputer);
      await publish(secondCopy);
      await publish(secondCopy);
      expect(shown()).toEqual(secondCopy);
      await publish(firstCopy);
      await publish(firstCopy);
      expect(shown()).toEqual(firstCopy);
    },
  );

  test("the second goes on where the first gives way before it is done", async () => {
    let second: Promise<unknown> = Promise.resolve();
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    let isBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (isBegun = resolve));
    meanwhile("assets/app/a.js", async () => {
      onPut = async (path) => {
        if (path !== "index.html") return;
        isBegun();
        await waiting;
      };
      second = publish(secondCopy);
      await begun;
    });
    await expect(publish(firstCopy)).rejects.toThrow(publishMessages.otherComputer);
    goOn();
    await second;
    await publish(secondCopy);
    await publish(secondCopy);
    expect(shown()).toEqual(secondCopy);
    expect(online.has(".habitat/touched.json")).toBe(false);
  });
});

test("where nothing can be read, all is sent each time", async () => {
  const blind: RemoteFiles = { ...space, read: async () => null };
  for (const texts of [firstCopy, secondCopy])
    await publishRemotely(blind, copyOf(texts), () => undefined);
  expect(shown()).toMatchObject(secondCopy);
});

test("what a cut-off publish of an earlier version has noted is made anew", async () => {
  await publish(firstCopy);
  online.set(".habitat/touched.json", JSON.stringify(["index.html"]));
  online.set("index.html", "half");
  expect((await readRemote(space)).files.get("index.html")).toEqual({ digest: "", bytes: 0 });
  await publish(firstCopy);
  expect(shown()).toEqual(firstCopy);
});

describe("a first publish of many photos that is cut off", () => {
  const many = Object.fromEntries(
    Array.from({ length: 450 }, (_, n) => [`assets/images/web/${n}.jpg`, `photo ${n}`]),
  );
  const copy = { ...firstCopy, ...many };
  const sent: string[] = [];
  const cutAt = (count: number) => {
    sent.length = 0;
    onPut = async (path) => {
      if (path.includes(".habitat/")) return;
      if (sent.length === count) throw new Error("The line broke.");
      sent.push(path);
    };
  };
  beforeEach(async () => {
    cutAt(350);
    await expect(publish(copy)).rejects.toThrow("The line broke.");
  });

  test("goes on where it was noted last", async () => {
    cutAt(Infinity);
    await publish(copy);
    expect(shown()).toEqual(copy);
    expect(sent).toHaveLength(Object.keys(copy).length - 300);
    expect(online.has(".habitat/touched.json")).toBe(false);
  });

  test("begins again where somebody has emptied the place", async () => {
    for (const path of online.keys()) if (!path.includes(".habitat/")) online.delete(path);
    cutAt(Infinity);
    await publish(copy);
    expect(shown()).toEqual(copy);
  });

  test("is rid of what the site has no more, when another copy is published", async () => {
    cutAt(Infinity);
    await publish(secondCopy);
    expect(Object.keys(shown()).sort()).toEqual(Object.keys(secondCopy).sort());
  });
});

test("a web space that somebody has emptied is filled again, and is rid of what the site has no more", async () => {
  await publish(firstCopy);
  for (const path of Object.keys(firstCopy))
    if (path !== "flora/oak/index.html") online.delete(path);
  await publish(firstCopy);
  expect(shown()).toEqual(firstCopy);
  online.delete("index.html");
  for (let times = 2; times > 0; times -= 1) await publish(secondCopy);
  expect(shown()).toEqual(secondCopy);
});
