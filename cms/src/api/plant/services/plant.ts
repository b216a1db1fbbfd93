import type { Core } from "@strapi/strapi";
import { speciesService } from "../../species/service";
import { presentPlantDetail, presentPlantDraft, presentPlantRow } from "../presenter";
import { findPlants, plantReads } from "../query";
import { plantRecords } from "../saving";

const plantService = ({ strapi }: { strapi: Core.Strapi }) =>
  speciesService(strapi, {
    kind: "plant",
    search: findPlants,
    reads: plantReads,
    presentRow: presentPlantRow,
    presentDetail: presentPlantDetail,
    presentDraft: presentPlantDraft,
    records: plantRecords,
  });

export default plantService;
