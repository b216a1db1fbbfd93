import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { Encoding } from "../http/encoding";

/** Compressing smaller bodies does not save a packet. */
const worthCompressing = 1000;

type Transform = (bytes: Buffer) => Promise<Buffer>;

const compress: Record<Encoding, Transform> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
  identity: (bytes) => Promise.resolve(bytes),
};

const decompress: Record<Encoding, Transform> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: compress.identity,
};

/** A body in one encoding, as sent. */
export interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
}

/** One body in the encodings requested so far. */
export interface BodyEncodings {
  /** The body in this encoding; undefined if it has not been encoded yet. */
  get(encoding: Encoding): EncodedBody | undefined;
  /** Encodes it, once for concurrent requests. */
  encode(encoding: Encoding): Promise<EncodedBody>;
  /** Total bytes in memory. */
  size(): number;
  /** Called whenever `size` changes. */
  onResize: () => void;
}

/**
 * Keeps a body only in the requested encodings. The uncompressed bytes, many times as long,
 * are dropped once it is compressed, and decompressed again for clients that accept no compression.
 */
export function encodingsOf(uncompressed: Buffer): BodyEncodings {
  const encoded = new Map<Encoding, Buffer>([["identity", uncompressed]]);
  const pending = new Map<Encoding, Promise<EncodedBody>>();
  const isSmall = uncompressed.length < worthCompressing;

  async function encodeNow(encoding: Encoding): Promise<EncodedBody> {
    const [[from, source] = ["identity", uncompressed] as const] = encoded;
    const bytes = await compress[encoding](await decompress[from](source));
    if (encoding !== "identity") {
      encoded.set(encoding, bytes);
      encoded.delete("identity");
      body.onResize();
    }
    return { encoding, bytes };
  }

  const body: BodyEncodings = {
    get(accepted) {
      const encoding = isSmall ? "identity" : accepted;
      const bytes = encoded.get(encoding);
      return bytes && { encoding, bytes };
    },
    encode(encoding) {
      const running = pending.get(encoding);
      if (running) return running;
      const own = encodeNow(encoding).finally(() => pending.delete(encoding));
      pending.set(encoding, own);
      return own;
    },
    size: () => [...encoded.values()].reduce((sum, { length }) => sum + length, 0),
    onResize: () => undefined,
  };
  return body;
}
