import { errors } from "@strapi/utils";
import { sightingImportLimits, sightingImportMessages } from "shared-types/sighting-import/codes";
import { sightingImportCalls } from "shared-types/sighting-import/owner";
import { check, faultsOf } from "shared-types/kit/check";
import { sightingImportSchema } from "shared-types/sighting-import/schema";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { tellingWords } from "../../csv/decode-text";
import { isDryRun } from "../../csv/is-dry-run";
import { receiveCsv } from "../../csv/receive-csv";
import { refusingCsv } from "../../csv/refusing-csv";

/** What the form says beside the file. @throws ValidationError */
async function readAsk(texts: Map<string, string>) {
  const parsed = (name: "matches" | "places" | "observers" | "follow" | "leaveOut"): unknown => {
    const text = texts.get(name) ?? "";
    try {
      return text === "" ? undefined : JSON.parse(text);
    } catch {
      throw new errors.ValidationError(sightingImportMessages[name]);
    }
  };
  const [dateOrder = "", shortDates = ""] = [texts.get("dateOrder"), texts.get("shortDates")];
  const asked = {
    ...{ dateOrder, shortDates },
    format: texts.get("format"),
    matches: parsed("matches"),
    places: parsed("places"),
    observers: parsed("observers"),
    follow: parsed("follow"),
    leaveOut: parsed("leaveOut"),
  };
  const checked = await check(sightingImportSchema, asked);
  if ("value" in checked) return checked.value;
  const messages = faultsOf(checked).map(({ errorMessage }) => errorMessage);
  throw new errors.ValidationError(messages.join(" "));
}

export default controllerOf(sightingImportCalls, (strapi, calls) => ({
  /** Reads the form itself, so that nothing is read before the policy has let the owner through. */
  sightingsImport: refusingCsv(async (ctx) => {
    const way = isDryRun(ctx);
    const form = calls.sightingsImport;
    const { text, isWestern, fileName, texts } = await receiveCsv(ctx.req, form, {
      maxBytes: sightingImportLimits.bytes,
      mayBeWestern: true,
    });
    const guessedWords = isWestern ? tellingWords(text) : [];
    const options = { ...(await readAsk(texts)), fileName, isDryRun: way, guessedWords };
    const service = serviceOf(strapi, "api::sighting-import.sighting-import");
    return service.import(text, options);
  }),
}));
