import {
  dataIndexAddress,
  type DataIndex,
  type DataName,
  type DataParts,
} from "shared-types/publish/data";
import { networkFault } from "../api-client";
import { fetchFile } from "../fetch-file";

/** The data of a copy, each file fetched once. */
export type CopyData = ReturnType<typeof openCopyData>;

/** @param base the path below which the copy is */
export function openCopyData(base: string) {
  let known: Promise<DataIndex> | undefined;
  const files = new Map<string, Promise<unknown>>();

  async function readIndex(): Promise<DataIndex> {
    const text = await fetchFile(base + dataIndexAddress);
    if (text === null) throw networkFault();
    return JSON.parse(text) as DataIndex;
  }

  function index(): Promise<DataIndex> {
    known ??= readIndex();
    // What could not be fetched is asked for again.
    known.catch(() => (known = undefined));
    return known;
  }

  async function readFile(address: string): Promise<unknown> {
    const text = await fetchFile(base + address);
    if (text !== null) return JSON.parse(text);
    // The site was published meanwhile: the list names other files.
    known = undefined;
    throw networkFault();
  }

  function file(address: string): Promise<unknown> {
    const found = files.get(address) ?? readFile(address);
    files.set(address, found);
    found.catch(() => files.delete(address));
    return found;
  }

  async function part<Name extends DataName>(name: Name, key: string) {
    const addressOf = async () => (await index())[name]?.[key];
    const address = await addressOf();
    if (address === undefined) return undefined;
    const found = await file(address).catch(async (error: unknown) => {
      const newer = await addressOf();
      if (newer === undefined || newer === address) throw error;
      return file(newer);
    });
    return found as DataParts[Name];
  }

  const keys = async (name: DataName) => Object.keys((await index())[name] ?? {});

  return {
    /** One part; undefined when there is none. */
    part,
    keys,
    /** All parts of a name, by their keys in order. @throws ApiError when one cannot be fetched */
    async all<Name extends DataName>(name: Name) {
      const parts = await Promise.all((await keys(name)).map((key) => part(name, key)));
      return parts.filter((found) => found !== undefined);
    },
  };
}
