import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { savedMessage } from "shared-types/kit/panel-messages";
import type { SaveAs } from "./api-client";
import type { WithEtag } from "./owner-calls";
import { useOwnerRecord } from "./owner-swr";
import { noticeState, useNotice } from "./notice";

interface KeyedRecord<T, Draft> {
  /** As SWR's keys begin: 'plant'. */
  kind: string;
  noun: Parameters<typeof savedMessage>[0];
  keyId: string;
  /** Stays the same when the record's key is changed here. */
  visit: string;
  read: (keyId: string) => Promise<WithEtag<T>>;
  update: (draft: Draft, as?: SaveAs) => Promise<ValidationErrors>;
  editPath: (keyId: string) => string;
}

/** A record whose key is in the address, to edit: after a save that changes the key, screen and address follow it. */
export function useKeyedRecord<T, Draft extends { keyId: string }>(record: KeyedRecord<T, Draft>) {
  const { kind, noun, keyId, visit, read, update, editPath } = record;
  const navigate = useNavigate();
  const { notice, say } = useNotice();
  const asked = useRef(keyId);
  const state = useOwnerRecord(`${kind}/${visit}`, () => read(asked.current));
  return {
    ...state,
    notice,
    // A save has everything read again: by then the new key must be known.
    save: async (draft: Draft, as?: SaveAs): Promise<ValidationErrors> => {
      const before = asked.current;
      asked.current = draft.keyId;
      let isSaved = false;
      try {
        const errors = await update(draft, as);
        isSaved = errors.length === 0;
        return errors;
      } finally {
        if (!isSaved) asked.current = before;
      }
    },
    onSaved: ({ keyId: now }: Draft) => {
      const { state: handedOn } = noticeState(savedMessage(noun, "updated"));
      if (now === keyId) say(handedOn.notice);
      else void navigate(editPath(now), { replace: true, state: { ...handedOn, visit } });
    },
  };
}
