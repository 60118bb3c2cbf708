/** The rules of a new password, and which are met. */
export type PasswordRules = { length: boolean; notPersonal: boolean };

export const NO_RULE_MET: PasswordRules = { length: false, notPersonal: false };

export const PASSWORD_LENGTH = { min: 8, max: 4096 } as const;

/** In letters. Shorter parts of a name or an address are in too many words to count as personal. */
const MIN_PERSONAL = 4;

/** Which rules a new password meets; an empty one meets none. */
export function passwordRules(input: { name: string; email: string; password: string }): PasswordRules {
  const { length } = Array.from(input.password);
  return {
    length: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max,
    notPersonal: length > 0 && !isPersonal(input),
  };
}

function isPersonal({ name, email, password }: { name: string; email: string; password: string }): boolean {
  const [mailbox = ""] = email.split("@", 1);
  const normalized = normalize(password);
  return [mailbox, ...name.split(/\s+/)]
    .map(normalize)
    .some((part) => part.length >= MIN_PERSONAL && normalized.includes(part));
}

/** Compared without capitals and accents. */
function normalize(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
}
