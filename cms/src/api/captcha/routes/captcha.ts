export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/captcha/puzzle", handler: "captcha.puzzle", config: { auth: false } },
  ],
};
