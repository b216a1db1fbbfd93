export * from "./account";
export * from "./animal";
export * from "./animal-calls";
export * from "./animal-owner";
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
export * from "./category";
export * from "./category-calls";
export * from "./category-owner";
export * from "./contact";
export * from "./errors";
export * from "./history";
export * from "./health";
export * from "./inbox";
export * from "./keyword";
export * from "./limits";
export * from "./link";
export * from "./list";
export * from "./messages";
export * from "./note-html";
export * from "./openapi";
export * from "./panel-messages";
export * from "./paths";
export * from "./photo";
export * from "./photo-calls";
export * from "./photo-owner";
export * from "./photo-alt";
export * from "./proposed-alt";
export * from "./photo-import";
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
export * from "./site";
export * from "./species";
export * from "./timing";
