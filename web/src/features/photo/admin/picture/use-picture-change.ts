import { useState } from "react";
import type { ValidationErrors } from "shared-types/kit/errors";
import { useEditForm } from "../../../../components/form/edit-form-context";
import { whyRefused } from "../../../../components/form/errors";
import { useIndexNotes } from "../../../../components/form/IndexNotes";
import { ApiError } from "../../../../lib/errors";
import { readAgain } from "../../../../lib/swr";

function whyNot(error: unknown): ValidationErrors {
  // The next press is based on what is stored now.
  if (error instanceof ApiError && error.status === 412) readAgain();
  return whyRefused(error);
}

/**
 * Changes of a photo's picture, one at a time: the next one waits until the photo was read again, because it names
 * the ETag. `busy` is the current one, or ''.
 */
export function usePictureChange(etag: string) {
  const form = useEditForm();
  const notes = useIndexNotes();
  const [current, setCurrent] = useState({ what: "", etag });
  const busy = current.etag === etag ? current.what : "";

  const change = async (what: string, notice: string, make: () => Promise<ValidationErrors>) => {
    if (busy !== "") return;
    setCurrent({ what, etag });
    const errors = await make().catch(whyNot);
    if (errors.length > 0) {
      setCurrent({ what: "", etag });
      notes.fail(errors);
      return;
    }
    form?.savedBeside();
    notes.say(notice);
  };
  return { busy, change, notes };
}
