import type { ReactNode } from "react";
import {
  photoColumnLabels,
  photoSearchColumns,
  photoSortColumns,
  type PhotoFilter,
} from "shared-types";
import { ListPanel } from "../../../components/layout/ListPanel";
import { SearchSortFields } from "../../../components/ui/SearchSortFields";
import { SelectField } from "../../../components/ui/SelectField";
import type { ListFilter } from "../../../lib/list-filter";
import { usePhotoCategories } from "../api/photo";
import styles from "./PhotoPanel.module.css";

interface PhotoPanelProps {
  list: ListFilter<PhotoFilter>;
  listPath: string;
  found: string | undefined;
  isUpdating: boolean;
  /** More fields beside the category. */
  children?: ReactNode;
}

/** The gallery's filter; any change starts at page 1 again. */
export function PhotoPanel({ list, listPath, found, isUpdating, children }: PhotoPanelProps) {
  const { filter, differs, change, clear } = list;
  const categories = usePhotoCategories();
  const choose = (fields: Partial<PhotoFilter>) => change({ ...fields, pageId: 1 });
  return (
    <ListPanel
      action={listPath}
      found={found}
      isUpdating={isUpdating}
      differs={differs}
      onClear={clear}
    >
      <div className={styles.choices}>
        <SelectField
          name="category"
          label="Category"
          value={String(filter.category)}
          options={[
            { value: "0", label: "All categories" },
            ...categories.map(({ Key, Value }) => ({ value: String(Key), label: Value })),
          ]}
          onChange={(value) => choose({ category: Number(value) })}
        />
        {children}
      </div>
      <SearchSortFields
        filter={filter}
        searchColumns={photoSearchColumns}
        sortColumns={photoSortColumns}
        labels={photoColumnLabels}
        onChange={choose}
      />
    </ListPanel>
  );
}
