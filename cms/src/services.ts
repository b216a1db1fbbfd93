import type { Core } from "@strapi/strapi";
import type { SiteReader } from "shared-types";
import type { AnimalService } from "./api/animal/services/animal";
import type { BackupService } from "./api/backup/services/backup";
import type { CategoryService } from "./api/category/services/category";
import type { ContactService } from "./api/contact-message/services/contact";
import type { InboxService } from "./api/contact-message/services/inbox";
import type { MailService } from "./api/contact-message/services/mail";
import type { HealthService } from "./api/health/services/health";
import type { BinService } from "./api/history/services/bin";
import type { HistoryService } from "./api/history/services/history";
import type { KeywordService } from "./api/keyword/services/keyword";
import type { ConnectionService } from "./api/link/services/connection";
import type { LinkService } from "./api/link/services/link";
import type { BinService as PhotoBinService } from "./api/photo/services/bin";
import type { EditService } from "./api/photo/services/edit";
import type { ImportService } from "./api/photo/services/import";
import type { ImportJobService } from "./api/photo/services/import-job";
import type { PhotoService } from "./api/photo/services/photo";
import type { PlantService } from "./api/plant/services/plant";
import type { QuoteService } from "./api/quote/services/quote";
import type { ResourceService } from "./api/resource/services/resource";
import type { AccountService } from "./api/session/services/account";
import type { OwnerService } from "./api/session/services/owner";
import type { ResetMailService } from "./api/session/services/reset-mail";
import type { SecondFactorService } from "./api/session/services/second-factor";
import type { SignInService } from "./api/session/services/sign-in";
import type { SheetService } from "./api/sheet/services/sheet";
import type { SignpostsService } from "./api/site/services/signposts";

/** Strapi's registry of services is by name only: this is what stands under each name. */
interface Services {
  "admin::auth": { hashPassword(password: string): Promise<string> };
  "admin::role": { getSuperAdmin(): Promise<{ id: number }> };
  "api::animal.animal": AnimalService;
  "api::backup.backup": BackupService;
  "api::category.category": CategoryService;
  "api::contact-message.contact": ContactService;
  "api::contact-message.inbox": InboxService;
  "api::contact-message.mail": MailService;
  "api::health.health": HealthService;
  "api::history.bin": BinService;
  "api::history.history": HistoryService;
  "api::keyword.keyword": KeywordService;
  "api::link.connection": ConnectionService;
  "api::link.link": LinkService;
  "api::photo.bin": PhotoBinService;
  "api::photo.edit": EditService;
  "api::photo.import": ImportService;
  "api::photo.import-job": ImportJobService;
  "api::photo.photo": PhotoService;
  "api::plant.plant": PlantService;
  "api::quote.quote": QuoteService;
  "api::resource.resource": ResourceService;
  "api::session.account": AccountService;
  "api::session.owner": OwnerService;
  "api::session.reset-mail": ResetMailService;
  "api::session.second-factor": SecondFactorService;
  "api::session.sign-in": SignInService;
  "api::sheet.sheet": SheetService;
  "api::site.reader": SiteReader;
  "api::site.signposts": SignpostsService;
}

/** A service of this site, or one of Strapi's admin as far as this site uses it. */
export function serviceOf<Uid extends keyof Services>(
  strapi: Core.Strapi,
  uid: Uid,
): Services[Uid] {
  const service: unknown = strapi.service(uid);
  return service as Services[Uid];
}
