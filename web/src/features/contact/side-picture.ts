/** The site picture beside the form. */
export const sidePicture = {
  name: "contact-side",
  alt: "The front path between a picket fence and a mailbox grown over with coral honeysuckle; black-eyed Susans and asters in bloom",
} as const;
