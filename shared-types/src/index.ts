export * from "./account";
export * from "./animal";
export * from "./animal-calls";
export * from "./animal-owner";
export * from "./association";
export * from "./association-owner";
export * from "./backup";
export * from "./bulk";
export {
  type AnswerOf,
  type BodyOf,
  type Call,
  type Calls,
  type ParameterOf,
  type SchemaName,
  type Shape,
} from "./call";
export * from "./calls";
export * from "./calendar";
export * from "./calendar-calls";
export * from "./category";
export * from "./category-calls";
export * from "./category-owner";
export * from "./contact";
export * from "./demo";
export * from "./errors";
export * from "./fold";
export * from "./gap";
export * from "./guide";
export * from "./history";
export * from "./health";
export * from "./inbox";
export * from "./interactions";
export * from "./iso-week";
export * from "./key-id";
export * from "./keyword";
export * from "./limits";
export * from "./link";
export * from "./list";
export * from "./mail";
export * from "./messages";
export * from "./months";
export * from "./name-in-sentence";
export * from "./note-html";
export * from "./occurrence";
export * from "./openapi";
export * from "./panel-messages";
export * from "./paths";
export * from "./photo";
export * from "./photo-calls";
export * from "./photo-owner";
export * from "./photo-alt";
export * from "./proposed-alt";
export * from "./photo-import";
export * from "./plan";
export * from "./plan-calls";
export * from "./plan-owner";
export * from "./plant";
export * from "./plant-calls";
export * from "./plant-owner";
export * from "./quote";
export * from "./quote-calls";
export * from "./quote-owner";
export * from "./resource";
export * from "./resource-calls";
export * from "./resource-owner";
export * from "./csv";
export * from "./search";
export * from "./search-calls";
export * from "./sighting";
export * from "./sighting-import";
export * from "./sighting-owner";
export * from "./site";
export * from "./site-calls";
export * from "./site-owner";
export * from "./site-record";
export * from "./slides";
export * from "./slides-calls";
export * from "./slides-owner";
export * from "./same-names";
export * from "./species";
export * from "./typos";
export * from "./stages";
export * from "./time-zone";
export * from "./timing";
export * from "./viewpoint";
export * from "./viewpoint-calls";
export * from "./viewpoint-owner";
export * from "./view";
