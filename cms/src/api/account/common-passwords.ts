import { commonWords } from "./common-words";

/** Long passwords that are guessed first; shorter ones are refused by their length. */
const common = new Set([
  "correct horse battery staple",
  "backyard habitat",
  ...`
  password1234 password12345 password123456 passwordpassword passw0rd1234 password2024 password2025
  password2026 p@ssw0rd1234 p@ssword1234 mypassword123 changeme1234 changemeplease administrator
  administrator1 adminadmin12 adminadmin123 adminpassword admin1234567 admin12345678 welcome12345
  welcome123456 letmein12345 letmein123456 letmeinplease iloveyou1234 iloveyou12345 iloveyousomuch
  trustno1trustno1 supersecret1 qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertyqwerty qwerty123456
  qwerty1234567 qwertyuiopasdf asdfghjkl123 asdfghjkl1234 zxcvbnm12345 1q2w3e4r5t6y 1q2w3e4r5t6y7u
  1qaz2wsx3edc 1qaz2wsx3edc4rfv qazwsxedcrfv abcdefghijkl abcdefghijklmnop abcdefg12345 abcd1234abcd
  abc123abc123 123456789012 1234567890123 12345678901234 123456789012345 1234567890123456 123456123456
  123456789123 123456789abc 1234567890qwerty 098765432109 987654321098 correcthorsebatterystaple
  footballfootball baseballbaseball monkeymonkey dragondragon sunshine1234 princess1234 michael12345
  superman1234 batmanbatman starwars1234 whateverwhatever unbelievable interesting1 thisisapassword
  notapassword backyardhabitat gardengarden wildlifegarden nativeplants
  `
    .trim()
    .split(/\s+/),
]);

/** Up to four characters repeated: 'aaaaaaaaaaaa', 'abcabcabcabc'. */
const repeated = /^(.{1,4}?)\1+.{0,3}$/su;

/** Usual substitutions for letters: 'p@ssw0rd'. */
const substitutions: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "|": "l",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
};

/** Digits and symbols at both ends, which guessing programs try too. */
const decoration = /^[^\p{L}@$]+|[^\p{L}]+$/gu;

/** Whether it is one or two common words, however decorated: 'Dr@gon-Monkey1987!'. */
function isCommonWords(typed: string): boolean {
  const plain = typed
    .replace(decoration, "")
    .replace(/[@431!|0$57+]/g, (sign) => substitutions[sign] ?? sign);
  const words = plain.split(/[^\p{L}]+/u);
  if (words.length > 1) return words.length <= 2 && words.every((word) => commonWords.has(word));
  return splits(plain).some((parts) => parts.every((part) => commonWords.has(part)));
}

/** The word itself, and every split of it into two. */
function splits(word: string): string[][] {
  const cuts = Array.from({ length: Math.max(0, word.length - 1) }, (_, n) => n + 1);
  return [[word], ...cuts.map((at) => [word.slice(0, at), word.slice(at)])];
}

/** Rows and columns of keyboards, the alphabet and the digits, forward and backward. */
const rows = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
  "abcdefghijklmnopqrstuvwxyz",
  "12345678901234567890",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
];
const walks = [...rows, ...rows.map((row) => [...row].toReversed().join(""))];

/** Whether it only follows keyboard rows: 'qwerty123456', 'asdfghjkl321'. */
function isKeyboardWalk(typed: string): boolean {
  let left = typed;
  for (;;) {
    const taken = Math.max(...walks.map((walk) => stepsAlong(walk, left)));
    if (taken < 3) return left.length < typed.length && left.length < 3;
    left = left.slice(taken);
  }
}

/** How many characters at the start of a text follow this sequence. */
function stepsAlong(walk: string, typed: string): number {
  let steps = 0;
  while (steps < typed.length && walk.includes(typed.slice(0, steps + 1))) steps += 1;
  return steps;
}

/** Whether a password is among the first that an attacker would try. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase().trim();
  return common.has(typed) || repeated.test(typed) || isKeyboardWalk(typed) || isCommonWords(typed);
}
