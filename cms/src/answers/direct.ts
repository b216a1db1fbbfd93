import type { SiteReader } from "shared-types";
import type { Make } from "./answers";
import type { Asked } from "./key";
import { prepare } from "./prepared";

/** Makes answers without the way through Koa and Strapi. */
export interface Direct {
  /** Learns a call's headers from an answer that went the whole way. */
  learn(call: string, headers: string[]): void;
  /** How to make what is asked for; null as long as it must go the whole way. */
  makeFor(asked: Asked): Make | null;
}

/**
 * Public reads of the API from the same services and presenters that its controllers ask. The headers are
 * those of the call's first answer that went the whole way, so that the two cannot differ.
 */
export function answerDirectly(reader: () => SiteReader): Direct {
  const known = new Map<string, string[]>();
  return {
    learn: (call, headers) => known.set(call, headers),
    makeFor({ read, variant }) {
      const headers = read && known.get(read.call);
      if (!headers) return null;
      return async () => {
        const found = await read.from(reader());
        return found === null ? null : prepare(headers, JSON.stringify(found), variant);
      };
    },
  };
}
