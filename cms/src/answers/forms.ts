import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { Encoding } from "../lib/encoding";

/** Below this compression saves no packet. */
const worthCompressing = 1000;

type Change = (body: Buffer) => Promise<Buffer>;

const pack: Record<Encoding, Change> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
  identity: (body) => Promise.resolve(body),
};

const unpack: Record<Encoding, Change> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: pack.identity,
};

/** A body as it goes over the wire. */
export interface Form {
  encoding: Encoding;
  body: Buffer;
}

/** One body in the encodings it has been asked for in. */
export interface Forms {
  /** The form for who takes this encoding; undefined as long as it has not been made. */
  ready(encoding: Encoding): Form | undefined;
  /** Makes it, once however many ask. */
  make(encoding: Encoding): Promise<Form>;
  /** Bytes of all forms in hand. */
  bytes(): number;
  /** Told whenever `bytes` is another. */
  onChange: () => void;
}

/**
 * Keeps a body in the encodings that are asked for and no other. Its own bytes, many times as long,
 * are let go once it is compressed; who takes nothing else has them unpacked again.
 */
export function formsOf(whole: Buffer): Forms {
  const inHand = new Map<Encoding, Buffer>([["identity", whole]]);
  const making = new Map<Encoding, Promise<Form>>();
  const isSmall = whole.length < worthCompressing;

  async function made(encoding: Encoding): Promise<Form> {
    const [[from, body] = ["identity", whole] as const] = inHand;
    const form = { encoding, body: await pack[encoding](await unpack[from](body)) };
    if (encoding !== "identity") {
      inHand.set(encoding, form.body);
      inHand.delete("identity");
      forms.onChange();
    }
    return form;
  }

  const forms: Forms = {
    ready(asked) {
      const encoding = isSmall ? "identity" : asked;
      const body = inHand.get(encoding);
      return body && { encoding, body };
    },
    make(encoding) {
      const begun = making.get(encoding);
      if (begun) return begun;
      const own = made(encoding).finally(() => making.delete(encoding));
      making.set(encoding, own);
      return own;
    },
    bytes: () => [...inHand.values()].reduce((sum, { length }) => sum + length, 0),
    onChange: () => undefined,
  };
  return forms;
}
