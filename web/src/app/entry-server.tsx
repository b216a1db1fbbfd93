export { panelShell } from "./panel-shell";
export { createRenderer } from "./render-page";
