import type { ReactNode } from "react";
import {
  photoColumnLabels,
  photoSearchColumns,
  photoSortColumns,
  type PhotoFilter,
} from "shared-types/photo/codes";
import type { PhotoPage } from "shared-types/photo/answers";
import { ListPanel } from "../../../components/layout/ListPanel";
import { setCount } from "../../../components/ui/search-sort";
import { SearchSortFields } from "../../../components/ui/SearchSortFields";
import { SelectField } from "../../../components/ui/SelectField";
import type { ListFilter } from "../../../lib/list-filter";
import type { ReadState } from "../../../lib/swr";
import { foundPhotos } from "../api/found";
import { photoFilterSpec, usePhotoCategories } from "../api/photo";
import styles from "./PhotoPanel.module.css";

interface PhotoPanelProps {
  list: ListFilter<PhotoFilter>;
  listPath: string;
  read: ReadState<PhotoPage>;
  /** More fields beside the category. */
  children?: ReactNode;
}

/** The gallery's filter, where there are photos to find; any change starts at page 1 again. */
export function PhotoPanel({ list, listPath, read, children }: PhotoPanelProps) {
  const { filter, differs, change, clear } = list;
  const { data: page, error, isUpdating } = read;
  const categories = usePhotoCategories();
  const choose = (fields: Partial<PhotoFilter>) => change({ ...fields, pageId: 1 });
  if (page?.totalCount === 0 && !differs && !isUpdating) return null;
  return (
    <ListPanel
      action={listPath}
      found={error ? "" : page && foundPhotos(page, filter.pageId)}
      isUpdating={isUpdating}
      differs={differs}
      onClear={clear}
      setCount={setCount(photoFilterSpec, filter)}
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
