import {
  animalCalls,
  categoryCalls,
  photoCalls,
  plantCalls,
  quoteCalls,
  resourceCalls,
  type AnswerOf,
  type Call,
  type SiteReader,
} from "shared-types";
import { readBody } from "./api-client";
import { call, read, type Asking, type Server } from "./call";

/** The public reads over HTTP; 404 of one record is `null`. */
export function createApiReader(server: Server): SiteReader {
  const one = async <C extends Call>(what: C, ...asking: Asking<C>) => {
    const answer = await call(server, what, ...asking);
    return answer.response.status === 404 ? null : readBody<AnswerOf<C>>(answer);
  };
  return {
    quote: (n) => one(quoteCalls.quote, { params: { n } }),
    resources: () => read(server, resourceCalls.resources),
    cats: () => read(server, resourceCalls.cats),
    flora: (body) => read(server, plantCalls.floraList, { body }),
    floraDetail: (keyId) => one(plantCalls.floraDetail, { params: { keyId } }),
    fauna: (body) => read(server, animalCalls.faunaList, { body }),
    faunaDetail: (keyId) => one(animalCalls.faunaDetail, { params: { keyId } }),
    photos: (body) => read(server, photoCalls.photos, { body }),
    photoPlace: (photoId) => one(photoCalls.photo, { params: { photoId } }),
    photoCategories: () => read(server, categoryCalls.photoCategories),
  };
}
