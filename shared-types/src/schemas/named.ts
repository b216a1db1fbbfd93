import { accountAnswers } from "../answers/account";
import { animalAnswers } from "../answers/animal";
import { associationAnswers } from "../answers/association";
import { backupAnswers } from "../answers/backup";
import { calendarAnswers } from "../answers/calendar";
import { categoryAnswers } from "../answers/category";
import { demoAnswers } from "../answers/demo";
import { errorAnswers } from "../answers/errors";
import { gapAnswers } from "../answers/gap";
import { guideAnswers } from "../answers/guide";
import { healthAnswers } from "../answers/health";
import { historyAnswers } from "../answers/history";
import { inboxAnswers } from "../answers/inbox";
import { keywordAnswers } from "../answers/keyword";
import { linkAnswers } from "../answers/link";
import { listAnswers } from "../answers/list";
import { mailAnswers } from "../answers/mail";
import { photoAnswers } from "../answers/photo";
import { planAnswers } from "../answers/plan";
import { plantAnswers } from "../answers/plant";
import { quoteAnswers } from "../answers/quote";
import { resourceAnswers } from "../answers/resource";
import { searchAnswers } from "../answers/search";
import { viewpointAnswers } from "../answers/viewpoint";
import { sightingAnswers } from "../answers/sighting";
import { sightingImportAnswers } from "../answers/sighting-import";
import { siteAnswers } from "../answers/site";
import { slidesAnswers } from "../answers/slides";
import { csvAnswers } from "../answers/csv";
import { viewAnswers } from "../answers/view";
import { animalDraftSchema, animalFilterSchema, animalsChangeSchema } from "./animal";
import { associationDraftSchema, associationFilterSchema } from "./association";
import { backupTicketSchema } from "./backup";
import { chosenIdsSchema } from "./bulk";
import { categoryDraftSchema, categoryUpdateSchema } from "./category";
import { contactMessageSchema } from "./contact";
import { csvUndoSchema } from "./csv";
import { demoRemoveSchema } from "./demo";
import { guideUpdateSchema } from "./guide";
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
import { mailOffSchema, mailSettingsSchema } from "./mail";
import {
  photoBannerSchema,
  photoDraftSchema,
  photoFilterSchema,
  photoIdsSchema,
  photoRotateSchema,
  photosImportSchema,
  photosTagSchema,
} from "./photo";
import { photoTagsUpdateSchema } from "./photo-tag-notes";
import { planDraftSchema } from "./plan";
import { plantDraftSchema, plantFilterSchema, plantsChangeSchema } from "./plant";
import { quoteDraftSchema, quotesOrderSchema } from "./quote";
import { sightingDraftSchema, sightingFilterSchema } from "./sighting";
import { siteDraftSchema } from "./site";
import { slidesDraftSchema } from "./slides";
import {
  resourceAddSchema,
  resourceDraftSchema,
  resourcePictureSchema,
  resourcesChangeSchema,
} from "./resource";

import { viewpointDraftSchema } from "./viewpoint";
import { viewsUpdateSchema } from "./view";

/** The bodies of calls: rules, defaults and messages. */
const bodies = {
  AnimalDraft: animalDraftSchema,
  AnimalFilter: animalFilterSchema,
  AnimalsChange: animalsChangeSchema,
  AssociationDraft: associationDraftSchema,
  AssociationFilter: associationFilterSchema,
  BackupTicketAsk: backupTicketSchema,
  BinRestore: binRestoreSchema,
  CategoryDraft: categoryDraftSchema,
  CategoryUpdate: categoryUpdateSchema,
  ChangeUndo: changeUndoSchema,
  ChosenIds: chosenIdsSchema,
  ContactMessage: contactMessageSchema,
  DemoRemove: demoRemoveSchema,
  GuideUpdate: guideUpdateSchema,
  KeptRecord: keptRecordSchema,
  KeywordDraft: keywordDraftSchema,
  KeywordMerge: keywordMergeSchema,
  KeywordUpdate: keywordUpdateSchema,
  LinkAdd: linkAddSchema,
  CsvUndoAsk: csvUndoSchema,
  EmailChange: emailChangeSchema,
  LinkConnection: linkConnectionSchema,
  LinkEdit: linkEditSchema,
  LinkUpdate: linkUpdateSchema,
  MailOff: mailOffSchema,
  MailSettingsDraft: mailSettingsSchema,
  MessageFilter: messageFilterSchema,
  MessageIds: messageIdsSchema,
  MessageSettingsDraft: messageSettingsSchema,
  MessagesMark: messagesMarkSchema,
  OwnerSetup: ownerSetupSchema,
  PasswordChange: passwordChangeSchema,
  PasswordReset: passwordResetSchema,
  PhotoBanner: photoBannerSchema,
  PhotoDraft: photoDraftSchema,
  PhotoFilter: photoFilterSchema,
  PhotoIds: photoIdsSchema,
  PhotosImportAsk: photosImportSchema,
  PhotoRotate: photoRotateSchema,
  PhotosTag: photosTagSchema,
  PhotoTagsUpdate: photoTagsUpdateSchema,
  PlanDraft: planDraftSchema,
  PlantDraft: plantDraftSchema,
  PlantFilter: plantFilterSchema,
  PlantsChange: plantsChangeSchema,
  QuoteDraft: quoteDraftSchema,
  QuotesOrder: quotesOrderSchema,
  ResetAsk: resetAskSchema,
  ResourceAdd: resourceAddSchema,
  ResourceDraft: resourceDraftSchema,
  ResourcePicture: resourcePictureSchema,
  ResourcesChange: resourcesChangeSchema,
  SightingDraft: sightingDraftSchema,
  SightingFilter: sightingFilterSchema,
  SiteDraft: siteDraftSchema,
  SlidesDraft: slidesDraftSchema,
  SecondFactorChange: secondFactorChangeSchema,
  ViewpointDraft: viewpointDraftSchema,
  ViewsUpdate: viewsUpdateSchema,
};

/** Every body and answer of a call, by the name that calls and the OpenAPI document give it. */
export const schemas = {
  ...bodies,
  ...accountAnswers,
  ...animalAnswers,
  ...associationAnswers,
  ...backupAnswers,
  ...calendarAnswers,
  ...categoryAnswers,
  ...demoAnswers,
  ...errorAnswers,
  ...gapAnswers,
  ...guideAnswers,
  ...healthAnswers,
  ...historyAnswers,
  ...inboxAnswers,
  ...keywordAnswers,
  ...linkAnswers,
  ...listAnswers,
  ...mailAnswers,
  ...photoAnswers,
  ...planAnswers,
  ...plantAnswers,
  ...quoteAnswers,
  ...resourceAnswers,
  ...viewpointAnswers,
  ...searchAnswers,
  ...sightingAnswers,
  ...sightingImportAnswers,
  ...siteAnswers,
  ...slidesAnswers,
  ...csvAnswers,
  ...viewAnswers,
};
