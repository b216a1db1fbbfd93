export { createRenderer } from "./render-page";
export type { RendererOptions } from "./render-page";
