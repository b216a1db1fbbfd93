import { slidesCalls } from "shared-types/slides/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(slidesCalls, "slides");
