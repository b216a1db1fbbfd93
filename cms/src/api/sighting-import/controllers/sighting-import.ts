import { errors } from "@strapi/utils";
import { sightingImportLimits, sightingImportMessages } from "shared-types/sighting-import/codes";
import { sightingImportCalls } from "shared-types/sighting-import/calls";
import { check, faultsOf } from "shared-types/kit/check";
import { sightingImportSchema } from "shared-types/sighting-import/schema";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { tellingWords } from "../../csv/decode-text";
import { isDryRun } from "../../csv/is-dry-run";
import { receiveCsv } from "../../csv/receive-csv";
import { refusingCsv } from "../../csv/refusing-csv";

const jsonFields = ["matches", "places", "observers", "follow", "leaveOut"] as const;

function parsed(text: string, name: (typeof jsonFields)[number]): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    throw new errors.ValidationError(sightingImportMessages[name]);
  }
}

/** What the form says beside the file. @throws ValidationError */
async function readAsk(texts: Map<string, string>) {
  const [dateOrder = "", shortDates = ""] = [texts.get("dateOrder"), texts.get("shortDates")];
  const json = jsonFields.map((name) => [name, parsed(texts.get(name) ?? "", name)]);
  const asked = {
    dateOrder,
    shortDates,
    format: texts.get("format"),
    ...(Object.fromEntries(json) as Record<string, unknown>),
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
