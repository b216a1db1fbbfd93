import { accountAnswers } from "../answers/account";
import { animalAnswers } from "../answers/animal";
import { backupAnswers } from "../answers/backup";
import { categoryAnswers } from "../answers/category";
import { errorAnswers } from "../answers/errors";
import { healthAnswers } from "../answers/health";
import { historyAnswers } from "../answers/history";
import { inboxAnswers } from "../answers/inbox";
import { keywordAnswers } from "../answers/keyword";
import { linkAnswers } from "../answers/link";
import { listAnswers } from "../answers/list";
import { photoAnswers } from "../answers/photo";
import { plantAnswers } from "../answers/plant";
import { quoteAnswers } from "../answers/quote";
import { resourceAnswers } from "../answers/resource";
import { csvAnswers } from "../answers/csv";
import { animalDraftSchema, animalFilterSchema, animalsChangeSchema } from "./animal";
import { backupTicketSchema } from "./backup";
import { chosenIdsSchema } from "./bulk";
import { categoryDraftSchema, categoryUpdateSchema } from "./category";
import { contactMessageSchema } from "./contact";
import { binRestoreSchema, changeUndoSchema, keptRecordSchema } from "./history";
import {
  messageFilterSchema,
  messageIdsSchema,
  messageSettingsSchema,
  messagesMarkSchema,
} from "./inbox";
import { keywordDraftSchema, keywordMergeSchema, keywordUpdateSchema } from "./keyword";
import { linkAddSchema, linkConnectionSchema, linkEditSchema, linkUpdateSchema } from "./link";
import {
  emailChangeSchema,
  ownerSetupSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resetAskSchema,
  secondFactorChangeSchema,
} from "./account";
import { photoDraftSchema, photoFilterSchema, photoIdsSchema, photosTagSchema } from "./photo";
import { plantDraftSchema, plantFilterSchema, plantsChangeSchema } from "./plant";
import { quoteUpdateSchema } from "./quote";
import { resourceAddSchema, resourceDraftSchema, resourcesChangeSchema } from "./resource";

/** The bodies of calls: rules, defaults and messages. */
const bodies = {
  AnimalDraft: animalDraftSchema,
  AnimalFilter: animalFilterSchema,
  AnimalsChange: animalsChangeSchema,
  BackupTicketAsk: backupTicketSchema,
  BinRestore: binRestoreSchema,
  CategoryDraft: categoryDraftSchema,
  CategoryUpdate: categoryUpdateSchema,
  ChangeUndo: changeUndoSchema,
  ChosenIds: chosenIdsSchema,
  ContactMessage: contactMessageSchema,
  KeptRecord: keptRecordSchema,
  KeywordDraft: keywordDraftSchema,
  KeywordMerge: keywordMergeSchema,
  KeywordUpdate: keywordUpdateSchema,
  LinkAdd: linkAddSchema,
  EmailChange: emailChangeSchema,
  LinkConnection: linkConnectionSchema,
  LinkEdit: linkEditSchema,
  LinkUpdate: linkUpdateSchema,
  MessageFilter: messageFilterSchema,
  MessageIds: messageIdsSchema,
  MessageSettingsDraft: messageSettingsSchema,
  MessagesMark: messagesMarkSchema,
  OwnerSetup: ownerSetupSchema,
  PasswordChange: passwordChangeSchema,
  PasswordReset: passwordResetSchema,
  PhotoDraft: photoDraftSchema,
  PhotoFilter: photoFilterSchema,
  PhotoIds: photoIdsSchema,
  PhotosTag: photosTagSchema,
  PlantDraft: plantDraftSchema,
  PlantFilter: plantFilterSchema,
  PlantsChange: plantsChangeSchema,
  QuoteUpdate: quoteUpdateSchema,
  ResetAsk: resetAskSchema,
  ResourceAdd: resourceAddSchema,
  ResourceDraft: resourceDraftSchema,
  ResourcesChange: resourcesChangeSchema,
  SecondFactorChange: secondFactorChangeSchema,
};

/** Every body and answer of a call, by the name that calls and the OpenAPI document give it. */
export const schemas = {
  ...bodies,
  ...accountAnswers,
  ...animalAnswers,
  ...backupAnswers,
  ...categoryAnswers,
  ...errorAnswers,
  ...healthAnswers,
  ...historyAnswers,
  ...inboxAnswers,
  ...keywordAnswers,
  ...linkAnswers,
  ...listAnswers,
  ...photoAnswers,
  ...plantAnswers,
  ...quoteAnswers,
  ...resourceAnswers,
  ...csvAnswers,
};
