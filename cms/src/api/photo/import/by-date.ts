import { importWorkers } from "../workers/pools";
import { nameInInbox } from "./stable-files";

/** img_9 comes before img_10. */
const { compare } = new Intl.Collator("en-US", { numeric: true });

/** Files in the order their photos are numbered: by the date taken, then by name; undated ones last. */
export async function byDateTaken(files: readonly string[], timeZone: string): Promise<string[]> {
  const dated = await Promise.all(
    files.map(async (file) => {
      // Why a file cannot be read is said when it is imported.
      const date = await importWorkers()
        .run("date", { file, timeZone })
        .catch(() => null);
      return { file, at: date === null ? Infinity : Date.parse(date), name: nameInInbox(file) };
    }),
  );
  return dated
    .sort((a, b) => (a.at === b.at ? compare(a.name, b.name) : a.at - b.at))
    .map(({ file }) => file);
}
