/** POST /api/contactadd, request. */
export interface ContactMessage {
  nameFirst: string;
  nameLast: string;
  email: string;
  photoId: string;
  message: string;
  frcCaptchaResponse: string;
}

export const contactMessages = {
  message: "Please enter a message.",
  email: "Please enter a valid email address, or leave that field empty.",
  captchaUnstarted: "Please click the captcha button where it reads 'Click to start verification.'",
} as const;
