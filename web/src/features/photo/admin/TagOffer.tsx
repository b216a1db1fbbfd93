import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { PhotoItem } from "shared-types/photo/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { errorTexts, whyNotDone } from "../../../components/form/errors";
import { Button } from "../../../components/ui/Button";
import { ownerSave } from "../../../lib/owner-calls";
import { noTags } from "./tag-change";

interface TagOfferProps {
  kind: SpeciesKind;
  id: number;
  thumbId: number;
  bannerId: number;
  /** The photos that are tagged with the record. */
  photos: readonly PhotoItem[];
}

const kindsOfTags = { plant: "plants", animal: "animals" } as const;

/** Offers to tag the record's thumbnail and banner with it, where they are not; nothing if they are. */
export function TagOffer({ kind, id, thumbId, bannerId, photos }: TagOfferProps) {
  const [problem, setProblem] = useState("");
  const [isDone, setIsDone] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isDone) result.current?.focus();
  }, [isDone]);
  const tagged = new Set(photos.map(({ photoId }) => photoId));
  const chosen = [
    { name: "thumbnail", photoId: thumbId },
    { name: "banner", photoId: bannerId },
  ].filter(({ photoId }) => photoId !== 0 && !tagged.has(photoId));
  if (isDone)
    return (
      <chakra.p ref={result} role="status" tabIndex={-1} textStyle="interface">
        Tagged with this {kind}.
      </chakra.p>
    );
  if (chosen.length === 0) return null;
  const photoIds = [...new Set(chosen.map(({ photoId }) => photoId))];
  const named = chosen.map(({ name }) => name).join(" and the ");
  const are = chosen.length === 1 ? "is" : "are";

  const tag = async () => {
    const add = { ...noTags, [kindsOfTags[kind]]: [id] };
    const body = { photoIds, add, remove: noTags };
    const errors = await ownerSave("POST /api/photostag", { body }).catch(whyNotDone);
    setProblem(errorTexts(errors).join(" "));
    setIsDone(errors.length === 0);
  };
  return (
    <chakra.div
      textStyle="interface"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      role="group"
      aria-label="Tag its pictures"
    >
      <p>
        The {named} {are} not tagged with this {kind} yet.
      </p>
      <Button onClick={() => void tag()}>Tag {photoIds.length === 1 ? "it" : "them"}</Button>
      {problem && <p role="alert">{problem}</p>}
    </chakra.div>
  );
}
