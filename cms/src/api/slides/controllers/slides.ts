import { slidesCalls } from "shared-types/slides/calls";
import { slidesMessages } from "shared-types/slides/codes";
import { answersToEdit, saves } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(slidesCalls, (strapi, calls) => {
  const slides = () => serviceOf(strapi, "api::slides.slides");
  return {
    slides: () => slides().all(),

    slidesEdit: answersToEdit(() => slides().toEdit()),
    slidesUpdate: saves(calls.slidesUpdate, slidesMessages.missing, (draft, ctx) =>
      slides().update(draft, ctx.get("if-match")),
    ),
  };
});
