import type { InferType } from "yup";
import { list, named, num, shape, str } from "../kit/fields";

const fields = { linkId: num, href: str, text: str };

/** A link as the page of a plant or animal shows it. */
export const linkItem = shape(fields);

const messages = list(shape({ message: str }));

export const linkAnswers = named({
  /** `uses` counts the plants and animals that have it. */
  LinkListItem: shape({ ...fields, hoverText: str, imgFileName: str, altText: str, uses: num }),
  LinkAddAnswer: shape({ errors: messages, newLinkId: num }),
  /** What the other link calls answer: empty means done. */
  LinkMessages: messages,
});

export type LinkAddAnswer = InferType<typeof linkAnswers.LinkAddAnswer>;
export type LinkItem = InferType<typeof linkItem>;
export type LinkListItem = InferType<typeof linkAnswers.LinkListItem>;
export type LinkMessages = InferType<typeof linkAnswers.LinkMessages>;
