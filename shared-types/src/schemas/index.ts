export * from "./animal";
export * from "./check";
export * from "./photo";
export * from "./plant";
export * from "./resource";
export * from "./small";
