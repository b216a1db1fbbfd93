import type { SiteReader } from "shared-types/site/reader";

/** One read: its key and how to get it. The server prefetches with it, the browser's hooks use it. */
export interface Read<T> {
  key: string;
  get(reader: SiteReader): Promise<T>;
}
