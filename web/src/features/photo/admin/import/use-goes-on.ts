import { useState } from "react";
import { readLocal, writeLocal } from "../../../../lib/local";

const key = "cpImportGoesOn";

/** Whether an import begins by itself after an upload, remembered in this browser. */
export function useGoesOn(): [goesOn: boolean, set: (goesOn: boolean) => void] {
  const [goesOn, setGoesOn] = useState(() => readLocal(key) === "yes");
  return [
    goesOn,
    (next) => {
      setGoesOn(next);
      writeLocal(key, next ? "yes" : "");
    },
  ];
}
