export default {
  type: "content-api",
  routes: [{ method: "POST", path: "/photos", handler: "photo.search", config: { auth: false } }],
};
