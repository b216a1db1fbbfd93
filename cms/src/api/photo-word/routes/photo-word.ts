import { photoWordCalls } from "shared-types/photo-word/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(photoWordCalls, "photo-word");
