import type { DataName, DataParts } from "shared-types/publish/data";

/** Where one kind of a copy's data comes from. It reads only what visitors see, and declares what that depends on. */
export interface DataSource<Name extends DataName = DataName> {
  name: Name;
  /** Of its parts. */
  keys: () => Promise<readonly string[]>;
  part: (key: string) => Promise<DataParts[Name]>;
}
