import { slidesCalls } from "shared-types/slides/calls";
import { slidesOwnerCalls } from "shared-types/slides/owner";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...slidesCalls, ...slidesOwnerCalls }, "slides");
