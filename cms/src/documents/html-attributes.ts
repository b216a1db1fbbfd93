/** Attributes that hold HTML (spec §3). */
export const htmlAttributes: Record<string, string> = {
  "api::plant.plant": "notes",
  "api::animal.animal": "notes",
  "api::resource.resource": "description",
};
