/** The type of a service, by its module. */
type Service<Module extends { default: (...args: never[]) => unknown }> = ReturnType<
  Module["default"]
>;

// Types only: services are looked up by name, so that no noun imports another.
declare module "../platform/services" {
  interface Services {
    "api::account.account": Service<typeof import("./account/services/account")>;
    "api::account.mail-settings": Service<typeof import("./account/services/mail-settings")>;
    "api::account.owner": Service<typeof import("./account/services/owner")>;
    "api::account.reset-mail": Service<typeof import("./account/services/reset-mail")>;
    "api::account.second-factor": Service<typeof import("./account/services/second-factor")>;
    "api::account.sign-in": Service<typeof import("./account/services/sign-in")>;
    "api::animal.animal": Service<typeof import("./animal/services/animal")>;
    "api::association.association": Service<typeof import("./association/services/association")>;
    "api::backup.backup": Service<typeof import("./backup/services/backup")>;
    "api::calendar.bloom": Service<typeof import("./calendar/services/bloom")>;
    "api::calendar.calendar": Service<typeof import("./calendar/services/calendar")>;
    "api::calendar.facets": Service<typeof import("./calendar/services/facets")>;
    "api::calendar.this-week": Service<typeof import("./calendar/services/this-week")>;
    "api::category.category": Service<typeof import("./category/services/category")>;
    "api::contact.contact": Service<typeof import("./contact/services/contact")>;
    "api::contact.inbox": Service<typeof import("./contact/services/inbox")>;
    "api::contact.mail": Service<typeof import("./contact/services/mail")>;
    "api::csv.csv": Service<typeof import("./csv/services/csv")>;
    "api::demo.demo": Service<typeof import("./demo/services/demo")>;
    "api::gap.gap": Service<typeof import("./gap/services/gap")>;
    "api::guide.guide": Service<typeof import("./guide/services/guide")>;
    "api::health.health": Service<typeof import("./health/services/health")>;
    "api::history.bin": Service<typeof import("./history/services/bin")>;
    "api::history.history": Service<typeof import("./history/services/history")>;
    "api::keyword.keyword": Service<typeof import("./keyword/services/keyword")>;
    "api::link.connection": Service<typeof import("./link/services/connection")>;
    "api::link.link": Service<typeof import("./link/services/link")>;
    "api::name.name": Service<typeof import("./name/services/name")>;
    "api::occurrence.occurrence": Service<typeof import("./occurrence/services/occurrence")>;
    "api::photo-word.photo-word": Service<typeof import("./photo-word/services/photo-word")>;
    "api::photo.bin": Service<typeof import("./photo/services/bin")>;
    "api::photo.edit": Service<typeof import("./photo/services/edit")>;
    "api::photo.import-file": Service<typeof import("./photo/services/import-file")>;
    "api::photo.import-job": Service<typeof import("./photo/services/import-job")>;
    "api::photo.photo": Service<typeof import("./photo/services/photo")>;
    "api::photo.picture": Service<typeof import("./photo/services/picture")>;
    "api::plan.plan": Service<typeof import("./plan/services/plan")>;
    "api::plan.viewpoint": Service<typeof import("./plan/services/viewpoint")>;
    "api::plant.plant": Service<typeof import("./plant/services/plant")>;
    "api::search.search": Service<typeof import("./search/services/search")>;
    "api::sighting-import.sighting-import": Service<
      typeof import("./sighting-import/services/sighting-import")
    >;
    "api::sighting.sighting": Service<typeof import("./sighting/services/sighting")>;
    "api::site.site": Service<typeof import("./site/services/site")>;
    "api::publish.publish": Service<typeof import("./publish/services/publish")>;
    "api::publish.run": Service<typeof import("./publish/services/run")>;
    "api::quote.quote": Service<typeof import("./quote/services/quote")>;
    "api::resource.resource": Service<typeof import("./resource/services/resource")>;
    "api::slides.slides": Service<typeof import("./slides/services/slides")>;
    "api::view.view": Service<typeof import("./view/services/view")>;
    "api::site.discovery": Service<typeof import("./site/services/discovery")>;
    "api::site.reader": Service<typeof import("./site/services/reader")>;
  }
}

export {};
