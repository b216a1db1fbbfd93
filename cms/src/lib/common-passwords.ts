/** Long passwords that guessing programs try first; the shorter ones are refused by their length. */
const common = new Set([
  ...["password1234", "password12345", "password123456", "passwordpassword", "passw0rd1234"],
  ...["password2024", "password2025", "password2026", "p@ssw0rd1234", "p@ssword1234"],
  ...["mypassword123", "changeme1234", "changemeplease", "administrator", "administrator1"],
  ...["adminadmin12", "adminadmin123", "adminpassword", "admin1234567", "admin12345678"],
  ...["welcome12345", "welcome123456", "letmein12345", "letmein123456", "letmeinplease"],
  ...["iloveyou1234", "iloveyou12345", "iloveyousomuch", "trustno1trustno1", "supersecret1"],
  ...["qwertyuiop12", "qwertyuiop123", "qwertyuiop[]", "qwertyqwerty", "qwerty123456"],
  ...["qwerty1234567", "qwertyuiopasdf", "asdfghjkl123", "asdfghjkl1234", "zxcvbnm12345"],
  ...["1q2w3e4r5t6y", "1q2w3e4r5t6y7u", "1qaz2wsx3edc", "1qaz2wsx3edc4rfv", "qazwsxedcrfv"],
  ...["abcdefghijkl", "abcdefghijklmnop", "abcdefg12345", "abcd1234abcd", "abc123abc123"],
  ...["123456789012", "1234567890123", "12345678901234", "123456789012345", "1234567890123456"],
  ...["123456123456", "123456789123", "123456789abc", "1234567890qwerty", "098765432109"],
  ...["987654321098", "correcthorsebatterystaple", "correct horse battery staple"],
  ...["footballfootball", "baseballbaseball", "monkeymonkey", "dragondragon", "sunshine1234"],
  ...["princess1234", "michael12345", "superman1234", "batmanbatman", "starwars1234"],
  ...["whateverwhatever", "unbelievable", "interesting1", "thisisapassword", "notapassword"],
  ...["backyardhabitat", "backyard habitat", "gardengarden", "wildlifegarden", "nativeplants"],
]);

/** Up to four characters over and over: 'aaaaaaaaaaaa', 'abcabcabcabc'. */
const repeated = /^(.{1,4}?)\1+.{0,3}$/su;

/** Whether a password is among the first that a stranger would try (contract §2). */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  return common.has(typed.trim()) || repeated.test(typed);
}
