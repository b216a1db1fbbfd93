import type { DataName, DataParts } from "shared-types/publish/data";

/** Where one kind of a copy's data comes from. It reads only what visitors see, and declares what that depends on. */
export interface DataSource<Name extends DataName = DataName> {
  name: Name;
  /** Of its parts. */
  keys: () => Promise<readonly string[]>;
  part: (key: string) => Promise<DataParts[Name]>;
}

/** All of it in one part. */
export const whole = <Name extends DataName>(
  name: Name,
  part: () => Promise<DataParts[Name]>,
): DataSource<Name> => ({ name, keys: () => Promise.resolve(["all"]), part });
