/** What a garden offers animals in a month: flowers, fruit and seed, plants that caterpillars eat. */
export const gapOffers = ["nectar", "fruit", "host"] as const;
export type GapOffer = (typeof gapOffers)[number];

/** How it is known that a plant offers it: noted in the yard, or from its season and books. */
export const gapEvidences = ["yard", "books"] as const;
export type GapEvidence = (typeof gapEvidences)[number];

/** What the owner writes links in. */
export const linkSources = ["plant", "animal", "resource", "link", "site"] as const;
export type LinkSource = (typeof linkSources)[number];

/** What a sentence is about. */
export const gapSubjects = [...gapOffers, "photos", "records"] as const;
export type GapSubject = (typeof gapSubjects)[number];
