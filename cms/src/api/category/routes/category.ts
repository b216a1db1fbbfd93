export default {
  type: "content-api",
  routes: [
    {
      method: "GET",
      path: "/photocategories",
      handler: "category.photoCategories",
      config: { auth: false },
    },
  ],
};
