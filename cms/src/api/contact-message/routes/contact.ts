export default {
  type: "content-api",
  routes: [
    { method: "POST", path: "/contactadd", handler: "contact.add", config: { auth: false } },
  ],
};
