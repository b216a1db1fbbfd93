import { useFormikContext } from "formik";
import type { ResourceDraft } from "shared-types/resource/codes";
import { cleanNotes } from "../../../components/form/notes/clean";
import { decodeHtml, encodeHtml } from "../../../lib/html";
import { panelPaths } from "../../../lib/panel-paths";
import { ResourceEntry } from "../components/ResourceEntry";
import styles from "./ResourcePreview.module.css";

/** A live preview of the entry. */
export function ResourcePreview() {
  const { values } = useFormikContext<ResourceDraft>();
  return (
    <section aria-label="Preview" className={styles.preview}>
      <p className={styles.label}>Preview</p>
      <ResourceEntry
        entry={{
          ...values,
          title: values.title || "Untitled",
          description: encodeHtml(cleanNotes(decodeHtml(values.description))),
        }}
        catsPath={panelPaths.resourceIndexCats}
        here=""
        heading="h2"
        isPreview
      />
    </section>
  );
}
