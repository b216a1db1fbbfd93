import { slidesCalls, slidesOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...slidesCalls, ...slidesOwnerCalls },
  {
    slides: "slides.all",
    slidesEdit: "slides.toEdit",
    slidesUpdate: "slides.update",
  },
);
