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
import * as every from "./every";

/** The bodies of calls: rules, defaults and messages. */
const bodies = {
  AnimalDraft: every.animalDraftSchema,
  AnimalFilter: every.animalFilterSchema,
  AnimalsChange: every.animalsChangeSchema,
  AssociationDraft: every.associationDraftSchema,
  AssociationFilter: every.associationFilterSchema,
  BackupTicketAsk: every.backupTicketSchema,
  BinRestore: every.binRestoreSchema,
  CategoryDraft: every.categoryDraftSchema,
  CategoryUpdate: every.categoryUpdateSchema,
  ChangeUndo: every.changeUndoSchema,
  ChosenIds: every.chosenIdsSchema,
  ContactMessage: every.contactMessageSchema,
  CsvUndoAsk: every.csvUndoSchema,
  DemoRemove: every.demoRemoveSchema,
  EmailChange: every.emailChangeSchema,
  GuideUpdate: every.guideUpdateSchema,
  KeptRecord: every.keptRecordSchema,
  KeywordDraft: every.keywordDraftSchema,
  KeywordMerge: every.keywordMergeSchema,
  KeywordUpdate: every.keywordUpdateSchema,
  LinkAdd: every.linkAddSchema,
  LinkConnection: every.linkConnectionSchema,
  LinkEdit: every.linkEditSchema,
  LinkUpdate: every.linkUpdateSchema,
  MailOff: every.mailOffSchema,
  MailSettingsDraft: every.mailSettingsSchema,
  MessageFilter: every.messageFilterSchema,
  MessageIds: every.messageIdsSchema,
  MessageSettingsDraft: every.messageSettingsSchema,
  MessagesMark: every.messagesMarkSchema,
  OwnerSetup: every.ownerSetupSchema,
  PasswordChange: every.passwordChangeSchema,
  PasswordReset: every.passwordResetSchema,
  PhotoBanner: every.photoBannerSchema,
  PhotoDraft: every.photoDraftSchema,
  PhotoFilter: every.photoFilterSchema,
  PhotoIds: every.photoIdsSchema,
  PhotoRotate: every.photoRotateSchema,
  PhotoTagsUpdate: every.photoTagsUpdateSchema,
  PhotosImportAsk: every.photosImportSchema,
  PhotosTag: every.photosTagSchema,
  PlanDraft: every.planDraftSchema,
  PlantDraft: every.plantDraftSchema,
  PlantFilter: every.plantFilterSchema,
  PlantsChange: every.plantsChangeSchema,
  QuoteDraft: every.quoteDraftSchema,
  QuotesOrder: every.quotesOrderSchema,
  ResetAsk: every.resetAskSchema,
  ResourceAdd: every.resourceAddSchema,
  ResourceDraft: every.resourceDraftSchema,
  ResourcePicture: every.resourcePictureSchema,
  ResourcesChange: every.resourcesChangeSchema,
  SecondFactorChange: every.secondFactorChangeSchema,
  SightingDraft: every.sightingDraftSchema,
  SightingFilter: every.sightingFilterSchema,
  SiteDraft: every.siteDraftSchema,
  SlidesDraft: every.slidesDraftSchema,
  ViewpointDraft: every.viewpointDraftSchema,
  ViewsUpdate: every.viewsUpdateSchema,
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
