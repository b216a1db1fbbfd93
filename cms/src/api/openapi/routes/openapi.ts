import { openapiCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(openapiCalls, "openapi");
