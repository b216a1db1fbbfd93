import { useState } from "react";
import { download, type NamedFile } from "../../lib/download";
import { whyNotDone } from "./errors";
import type { Notes } from "./IndexNotes";

/** Downloads files, one at a time; `busy` names the current one, or is ''. */
export function useDownload(notes: Notes) {
  const [busy, setBusy] = useState("");
  const fetchIt = async (what: string, get: () => Promise<NamedFile>) => {
    if (busy !== "") return;
    setBusy(what);
    try {
      const file = await get();
      download(file);
      notes.say(`- ${file.name} is in your downloads -`);
    } catch (error) {
      notes.fail(whyNotDone(error));
    }
    setBusy("");
  };
  return { busy, fetchIt };
}
