declare module "libheif-js/wasm-bundle.js" {
  const decoder: unknown;
  export default decoder;
}
