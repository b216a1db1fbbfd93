import { useRef } from "react";
import type { BodyOf, ValidationErrors } from "shared-types";
import type { Asking } from "./call";
import { ownerAdd, type SavingCall } from "./owner-calls";

/** The `save` of a form that adds a record, and the id of what it has added; undefined if the answer did not say. */
export function useAdding<C extends SavingCall & { creates: string }>(what: C) {
  const added = useRef<number>(undefined);
  return {
    save: async (body: BodyOf<C>): Promise<ValidationErrors> => {
      const { errors, id } = await ownerAdd(what, ...([{ body }] as unknown as Asking<C>));
      added.current = id;
      return errors;
    },
    newId: () => added.current,
  };
}
