import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { savedMessage } from "shared-types/kit/panel-messages";
import type { SaveAs } from "./api-client";
import type { Asking, BodyFor } from "./call";
import { ownerAdd, type AddingLine } from "./owner-calls";
import { noticeState } from "./notice";

type Noun = Parameters<typeof savedMessage>[0];

/**
 * The `save` and `onSaved` of a form that adds a record: its edit screen opens in place of this one, or the index
 * if the answer did not say the new id.
 */
export function useAdding<Line extends AddingLine>(
  line: Line,
  noun: Noun,
  paths: { edit: (id: number) => string; index: string },
) {
  const navigate = useNavigate();
  const added = useRef<number>(undefined);
  return {
    save: async (body: BodyFor<Line>, as?: SaveAs): Promise<ValidationErrors> => {
      const { errors, id } = await ownerAdd(
        line,
        ...([{ body, ...as }] as unknown as Asking<Line>),
      );
      added.current = id;
      return errors;
    },
    onSaved: () => {
      const { current: id } = added;
      const path = id === undefined ? paths.index : paths.edit(id);
      void navigate(path, { replace: true, ...noticeState(savedMessage(noun, "added")) });
    },
  };
}
