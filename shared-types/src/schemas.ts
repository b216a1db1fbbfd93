import { accountAnswers } from "./account/answers";
import { animalAnswers } from "./animal/answers";
import { associationAnswers } from "./association/answers";
import { backupAnswers } from "./backup/answers";
import { calendarAnswers } from "./calendar/answers";
import { categoryAnswers } from "./category/answers";
import { demoAnswers } from "./demo/answers";
import { errorAnswers } from "./kit/error-answers";
import { gapAnswers } from "./gap/answers";
import { guideAnswers } from "./guide/answers";
import { healthAnswers } from "./health/answers";
import { historyAnswers } from "./history/answers";
import { inboxAnswers } from "./inbox/answers";
import { keywordAnswers } from "./keyword/answers";
import { linkAnswers } from "./link/answers";
import { listAnswers } from "./kit/list-answers";
import { mailAnswers } from "./mail/answers";
import { nameAnswers } from "./name/answers";
import { photoWordAnswers } from "./photo-word/answers";
import { photoWordsAcceptSchema, photoWordsUndoSchema } from "./photo-word/schema";
import { photoAnswers } from "./photo/answers";
import { planAnswers } from "./plan/answers";
import { plantAnswers } from "./plant/answers";
import { publishAnswers } from "./publish/answers";
import { quoteAnswers } from "./quote/answers";
import { resourceAnswers } from "./resource/answers";
import { searchAnswers } from "./search/answers";
import { viewpointAnswers } from "./viewpoint/answers";
import { sightingAnswers } from "./sighting/answers";
import { sightingImportAnswers } from "./sighting-import/answers";
import { siteAnswers } from "./site/answers";
import { slidesAnswers } from "./slides/answers";
import { csvAnswers } from "./csv/answers";
import { viewAnswers } from "./view/answers";
import {
  emailChangeSchema,
  ownerSetupSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resetAskSchema,
  secondFactorChangeSchema,
} from "./account/schema";
import { animalDraftSchema, animalFilterSchema, animalsChangeSchema } from "./animal/schema";
import { associationDraftSchema, associationFilterSchema } from "./association/schema";
import { backupTicketSchema } from "./backup/schema";
import { categoryDraftSchema, categoryUpdateSchema } from "./category/schema";
import { contactMessageSchema } from "./contact/schema";
import { csvUndoSchema } from "./csv/schema";
import { demoRemoveSchema } from "./demo/schema";
import { guideUpdateSchema } from "./guide/schema";
import { binRestoreSchema, changeUndoSchema, keptRecordSchema } from "./history/schema";
import {
  messageFilterSchema,
  messageIdsSchema,
  messageSettingsSchema,
  messagesMarkSchema,
} from "./inbox/schema";
import { keywordDraftSchema, keywordMergeSchema, keywordUpdateSchema } from "./keyword/schema";
import { chosenIdsSchema } from "./kit/bulk-schema";
import {
  linkAddSchema,
  linkConnectionSchema,
  linkEditSchema,
  linkUpdateSchema,
} from "./link/schema";
import { mailOffSchema, mailSettingsSchema } from "./mail/schema";
import {
  photoBannerSchema,
  photoDraftSchema,
  photoFilterSchema,
  photoIdsSchema,
  photoRotateSchema,
  photosImportSchema,
  photosTagSchema,
} from "./photo/schema";
import { photoTagsUpdateSchema } from "./photo/tag-notes-schema";
import { planDraftSchema } from "./plan/schema";
import { plantDraftSchema, plantFilterSchema, plantsChangeSchema } from "./plant/schema";
import { publishRunSchema, publishSettingsSchema } from "./publish/schema";
import { quoteDraftSchema, quotesOrderSchema } from "./quote/schema";
import {
  resourceAddSchema,
  resourceDraftSchema,
  resourcePictureSchema,
  resourcesChangeSchema,
} from "./resource/schema";
import { sightingDraftSchema, sightingFilterSchema } from "./sighting/schema";
import { siteDraftSchema } from "./site/schema";
import { slidesDraftSchema } from "./slides/schema";
import { viewsUpdateSchema } from "./view/schema";
import { viewpointDraftSchema } from "./viewpoint/schema";

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
  CsvUndoAsk: csvUndoSchema,
  DemoRemove: demoRemoveSchema,
  EmailChange: emailChangeSchema,
  GuideUpdate: guideUpdateSchema,
  KeptRecord: keptRecordSchema,
  KeywordDraft: keywordDraftSchema,
  KeywordMerge: keywordMergeSchema,
  KeywordUpdate: keywordUpdateSchema,
  LinkAdd: linkAddSchema,
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
  PhotoRotate: photoRotateSchema,
  PhotoTagsUpdate: photoTagsUpdateSchema,
  PhotoWordsAccept: photoWordsAcceptSchema,
  PhotoWordsUndo: photoWordsUndoSchema,
  PhotosImportAsk: photosImportSchema,
  PhotosTag: photosTagSchema,
  PlanDraft: planDraftSchema,
  PlantDraft: plantDraftSchema,
  PlantFilter: plantFilterSchema,
  PlantsChange: plantsChangeSchema,
  PublishRunAsk: publishRunSchema,
  PublishSettingsDraft: publishSettingsSchema,
  QuoteDraft: quoteDraftSchema,
  QuotesOrder: quotesOrderSchema,
  ResetAsk: resetAskSchema,
  ResourceAdd: resourceAddSchema,
  ResourceDraft: resourceDraftSchema,
  ResourcePicture: resourcePictureSchema,
  ResourcesChange: resourcesChangeSchema,
  SecondFactorChange: secondFactorChangeSchema,
  SightingDraft: sightingDraftSchema,
  SightingFilter: sightingFilterSchema,
  SiteDraft: siteDraftSchema,
  SlidesDraft: slidesDraftSchema,
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
  ...nameAnswers,
  ...photoWordAnswers,
  ...photoAnswers,
  ...planAnswers,
  ...plantAnswers,
  ...publishAnswers,
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
