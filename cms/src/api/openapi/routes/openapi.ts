import { openapiCalls } from "shared-types/openapi/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(openapiCalls, "openapi");
