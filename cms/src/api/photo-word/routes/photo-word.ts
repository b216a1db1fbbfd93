import { photoWordCalls } from "shared-types/photo-word/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(photoWordCalls, "photo-word");
