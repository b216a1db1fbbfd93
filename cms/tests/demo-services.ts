import type { DemoServices } from "../../scripts/demo/site";
import type { Services } from "../src/platform/services";

/** Never called: the demo's loader is not compiled with the server, so a service may become another without it. */
export const servicesOfDemo = (services: Services): DemoServices => services;
