import { slidesCalls, slidesOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...slidesCalls, ...slidesOwnerCalls }, "slides");
