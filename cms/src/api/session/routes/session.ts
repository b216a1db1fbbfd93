export default {
  type: "content-api",
  routes: [
    {
      method: "GET",
      path: "/cp/getuser",
      handler: "session.getUser",
      config: { auth: false },
    },
    { method: "POST", path: "/owner/setup", handler: "session.setup", config: { auth: false } },
  ],
};
