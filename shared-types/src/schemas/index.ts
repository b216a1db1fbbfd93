export * from "./every";
export { schemas } from "./named";
