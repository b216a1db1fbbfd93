import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { ImportName } from "shared-types/csv/codes";
import styles from "./Csv.module.css";
import { CsvImportEntry } from "./CsvImportEntry";
import { CsvProgress } from "./CsvProgress";
import { useCsvRuns } from "./use-csv-runs";

interface CsvImportsProps {
  /** Those of one kind; else all. */
  name?: ImportName;
}

/** The last imports, each with its report and its undo; the address names the open one. */
export function CsvImports({ name }: CsvImportsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { data } = useCsvRuns(isBusy);
  const [asked, setAsked] = useSearchParams();
  const open = Number(asked.get("import") ?? 0);
  const toggle = (importId: number) =>
    setAsked(importId === open ? {} : { import: String(importId) }, {
      replace: true,
      preventScrollReset: true,
    });
  const imports = data?.imports.filter((item) => name === undefined || item.name === name) ?? [];
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="imports" className={styles.part}>
      <h2 id="imports" className={styles.title}>
        Recent imports
      </h2>
      <p>
        You can undo an import for as long as the history keeps its changes. Whatever you changed
        since is only overwritten if you say so.
      </p>
      {data?.running?.what === "undo" && <CsvProgress run={data.running} />}
      <ul role="list" className={styles.files}>
        {imports.map((item) => (
          <CsvImportEntry
            key={item.importId}
            item={item}
            isOpen={item.importId === open}
            onToggle={() => toggle(item.importId)}
            onBusy={setIsBusy}
          />
        ))}
      </ul>
    </section>
  );
}
