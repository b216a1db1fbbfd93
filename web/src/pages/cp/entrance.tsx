/** Every other /cp address, until its screen is there. */
export function Component() {
  return null;
}
