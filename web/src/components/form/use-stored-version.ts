import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import { merge } from "./merge";
import type { Saving } from "./use-saving";

interface StoredVersionOptions<V> {
  initialValues: V;
  etag?: string;
  saving: Saving<V>;
}

/**
 * Keeps a form on the newest version of its record: after its own save, a save in another tab,
 * and after a 412. Unsaved input is never lost; `clashes` of `saving` says where it
 * conflicts with what someone else has stored.
 */
export function useStoredVersion<V extends object>(options: StoredVersionOptions<V>): void {
  const { initialValues, etag, saving } = options;
  const { phase, settle, versions } = saving;
  const { dirty, values, resetForm, setValues } = useFormikContext<V>();

  const moveTo = (stored: V) => {
    const merged = merge(versions.base().values, values, stored);
    resetForm({ values: stored });
    void setValues(merged.values);
    return merged.clashes;
  };
  // What was sent is stored now; what was typed since is still unsaved.
  const standOnSaved = useEffectEvent(() => {
    moveTo(versions.base().values);
  });
  const adopt = useEffectEvent(() => {
    if (etag === versions.base().etag) return;
    if (dirty && phase !== "changed" && !versions.isBehind()) return;
    const clashes = moveTo(initialValues);
    versions.standOn({ values: initialValues, etag });
    if (phase === "changed") settle(clashes);
  });

  useEffect(() => {
    if (phase === "saved") standOnSaved();
  }, [phase]);
  useEffect(() => adopt(), [etag, phase, dirty]);
}
