const darwinCore = "http://rs.tdwg.org/dwc/terms/";
const dublinCore = "http://purl.org/dc/terms/";

/** The columns of an occurrence in their order, and where each term comes from (https://dwc.tdwg.org/terms/). */
export const occurrenceTerms = {
  occurrenceID: darwinCore,
  basisOfRecord: darwinCore,
  eventDate: darwinCore,
  eventTime: darwinCore,
  scientificName: darwinCore,
  vernacularName: darwinCore,
  kingdom: darwinCore,
  class: darwinCore,
  order: darwinCore,
  family: darwinCore,
  occurrenceStatus: darwinCore,
  individualCount: darwinCore,
  lifeStage: darwinCore,
  reproductiveCondition: darwinCore,
  degreeOfEstablishment: darwinCore,
  occurrenceRemarks: darwinCore,
  associatedMedia: darwinCore,
  references: dublinCore,
  otherCatalogNumbers: darwinCore,
  informationWithheld: darwinCore,
  recordedBy: darwinCore,
  rightsHolder: dublinCore,
  license: dublinCore,
  datasetName: darwinCore,
} as const;

/** The columns of a relationship after the occurrence it belongs to. */
export const relationshipTerms = {
  resourceRelationshipID: darwinCore,
  resourceID: darwinCore,
  relatedResourceID: darwinCore,
  relationshipOfResourceID: darwinCore,
  relationshipOfResource: darwinCore,
  relationshipAccordingTo: darwinCore,
  relationshipEstablishedDate: darwinCore,
  relationshipRemarks: darwinCore,
} as const;

export type Occurrence = Record<keyof typeof occurrenceTerms, string>;
export type Relationship = Record<keyof typeof relationshipTerms, string>;

/** The class that a line of a file describes. */
export const rowTypes = {
  occurrence: `${darwinCore}Occurrence`,
  relationship: `${darwinCore}ResourceRelationship`,
} as const;

export const namesOf = <Term extends string>(terms: Record<Term, string>) =>
  Object.keys(terms) as Term[];
