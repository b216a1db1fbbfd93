import { useState } from "react";
import type { PhotoVisibility } from "shared-types";
import { readLocal, writeLocal } from "../../../../lib/local";

const key = "cpImportVisibility";

/** Whether imported photos are shown at once or hidden until described, remembered in this browser. */
export function useImportVisibility(): [
  PhotoVisibility,
  set: (visibility: PhotoVisibility) => void,
] {
  const [visibility, setVisibility] = useState<PhotoVisibility>(() =>
    readLocal(key) === "internal" ? "internal" : "public",
  );
  return [
    visibility,
    (next) => {
      setVisibility(next);
      writeLocal(key, next === "internal" ? "internal" : "");
    },
  ];
}
