/** Whether a text is one e-mail address and can be nothing else, such as two of them or a header. */
export function isAddress(text: string): boolean {
  return /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+$/.test(text);
}
