import type { Calls } from "../kit/call";
import { linkAddSchema, linkConnectionSchema, linkEditSchema, linkUpdateSchema } from "./schema";
import { chosenIdsSchema } from "../kit/bulk-schema";
import { linkAnswers } from "./answers";
import { list } from "../kit/fields";
import { validationErrors } from "../kit/error-answers";

export const linkCalls = {
  links: {
    method: "GET",
    path: "/api/links",
    summary: "All links, by text.",
    answer: list(linkAnswers.LinkListItem),
  },
  linkUpdate: {
    method: "PUT",
    path: "/api/linkupdate",
    summary: "Changes a link everywhere.",
    body: linkUpdateSchema,
    answer: validationErrors,
  },
  linkDelete: {
    method: "DELETE",
    path: "/api/linkdelete/{id}",
    summary: "Moves a link to the bin, and off every plant and animal.",
    answer: validationErrors,
  },
  linksDelete: {
    method: "POST",
    path: "/api/linksdelete",
    summary: "Moves several links to the bin, and off every plant and animal.",
    body: chosenIdsSchema,
    answer: validationErrors,
  },
  animalLinkAdd: {
    method: "POST",
    path: "/api/animallinkadd",
    summary: "Adds a link to an animal.",
    body: linkAddSchema,
    answer: linkAnswers.LinkAddAnswer,
  },
  animalLinkEdit: {
    method: "POST",
    path: "/api/animallinkedit",
    summary: "Changes a link of an animal.",
    body: linkEditSchema,
    answer: linkAnswers.LinkMessages,
  },
  animalLinkAddExisting: {
    method: "POST",
    path: "/api/animallinkaddexist",
    summary: "Connects an existing link to an animal.",
    body: linkConnectionSchema,
    answer: linkAnswers.LinkMessages,
  },
  animalLinkRemove: {
    method: "POST",
    path: "/api/animallinkremove",
    summary: "Disconnects a link from an animal.",
    body: linkConnectionSchema,
    answer: linkAnswers.LinkMessages,
  },
  plantLinkAdd: {
    method: "POST",
    path: "/api/plantlinkadd",
    summary: "Adds a link to a plant.",
    body: linkAddSchema,
    answer: linkAnswers.LinkAddAnswer,
  },
  plantLinkEdit: {
    method: "POST",
    path: "/api/plantlinkedit",
    summary: "Changes a link of a plant.",
    body: linkEditSchema,
    answer: linkAnswers.LinkMessages,
  },
  plantLinkAddExisting: {
    method: "POST",
    path: "/api/plantlinkaddexist",
    summary: "Connects an existing link to a plant.",
    body: linkConnectionSchema,
    answer: linkAnswers.LinkMessages,
  },
  plantLinkRemove: {
    method: "POST",
    path: "/api/plantlinkremove",
    summary: "Disconnects a link from a plant.",
    body: linkConnectionSchema,
    answer: linkAnswers.LinkMessages,
  },
} as const satisfies Calls;
