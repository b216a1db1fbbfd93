import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { peekBody } from "../../src/cache/peek-body";

const requestOf = (length: number) =>
  Object.assign(new PassThrough(), { headers: { "content-length": String(length) } });

const peeked = (request: PassThrough) =>
  new Promise<string | null>((found) => {
    peekBody(request as unknown as IncomingMessage, (body, putBack) => {
      putBack();
      found(body);
    });
  });

describe("a body that is looked at", () => {
  it("comes whole, however it arrives, and is put back for whoever reads it after", async () => {
    const request = requestOf(12);
    const body = peeked(request);
    request.write('{"page');
    setImmediate(() => request.end('Id":2}'));
    expect(await body).toBe('{"pageId":2}');
    expect(await text(request)).toBe('{"pageId":2}');
  });

  it("can be looked at twice", async () => {
    const request = requestOf(2);
    request.end("{}");
    expect(await peeked(request)).toBe("{}");
    expect(await peeked(request)).toBe("{}");
    expect(await text(request)).toBe("{}");
  });

  it("is none when it is longer than a filter, or does not come whole", async () => {
    expect(await peeked(requestOf(2001))).toBeNull();
    const gone = requestOf(10);
    const body = peeked(gone);
    gone.write("{");
    setImmediate(() => gone.destroy());
    expect(await body).toBeNull();
    expect(await peeked(gone)).toBeNull();
    const short = requestOf(10);
    const half = peeked(short);
    short.end("{");
    expect(await half).toBeNull();
  });
});
