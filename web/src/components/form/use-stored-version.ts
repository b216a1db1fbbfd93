import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useState } from "react";
import { merge, type Clash } from "./merge";
import type { Saving } from "./use-saving";

interface StoredVersionOptions<V> {
  initialValues: V;
  etag?: string;
  saving: Saving<V>;
}

/**
 * Keeps a form on the newest version of its record: after its own save, when another tab has saved,
 * and after a 412. What is typed and not yet saved is never lost; `clashes` says where it stands
 * against something that someone else has stored.
 */
export function useStoredVersion<V extends object>(
  options: StoredVersionOptions<V>,
): {
  clashes: Clash[];
  take: (clash: Clash) => void;
} {
  const { initialValues, etag, saving } = options;
  const { phase, settle, base } = saving;
  const { dirty, values, resetForm, setValues, setFieldValue } = useFormikContext<V>();
  const [clashes, setClashes] = useState<Clash[]>([]);

  const moveTo = (stored: V, storedTag: string | undefined) => {
    const merged = merge(base.current.values, values, stored);
    base.current = { values: stored, etag: storedTag };
    resetForm({ values: stored });
    void setValues(merged.values);
    return merged.clashes;
  };
  const standOnSaved = useEffectEvent(() => {
    setClashes([]);
    moveTo(base.current.values, base.current.etag);
  });
  const adopt = useEffectEvent(() => {
    if (etag === base.current.etag || (phase === "idle" && dirty)) return;
    const found = moveTo(initialValues, etag);
    if (phase === "changed") setClashes(found);
    else settle();
  });

  useEffect(() => {
    if (phase === "saved") standOnSaved();
  }, [phase]);
  useEffect(() => adopt(), [etag, phase, dirty]);

  const take = ({ fieldId, stored }: Clash) => {
    void setFieldValue(fieldId, stored);
    setClashes(clashes.filter((clash) => clash.fieldId !== fieldId));
  };
  return { clashes, take };
}
