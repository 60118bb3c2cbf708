import { isTypedText } from "@shop/contract";
import { PASSWORD_LENGTH, passwordRules } from "./password-rules.ts";

export type SignInFields = { email: string; password: string };
export type SignUpFields = { name: string; email: string; password: string };

/** What is wrong with a field; the sentence belongs to the screen. */
export type Fault = "required" | "tooShort" | "tooLong" | "invalid";
export type Faults = { name?: Fault; email?: Fault; password?: Fault };

const NAME_LENGTH = { min: 2, max: 80 } as const;
const EMAIL_LENGTH = 254;

/** Labels exclude the dot, so that the pattern reads every character once. */
const EMAIL = /^[^\s@\p{C}]{1,64}@[^\s@.\p{C}]+(?:\.[^\s@.\p{C}]+)+$/u;

/** A form as it is sent: blanks around name and e-mail are typing slips, in a password they are password. */
export function cleanSignIn({ email, password }: SignInFields): SignInFields {
  return { email: email.trim(), password };
}

export function cleanSignUp({ name, email, password }: SignUpFields): SignUpFields {
  return { name: name.trim().replaceAll(/\s+/g, " "), email: email.trim(), password };
}

export function checkEmail(email: string): Fault | null {
  return emailFault(email.trim());
}

/** What keeps a password from being somebody's new one; one that tells who they are is `invalid`. */
export function newPasswordFault(fields: SignUpFields): Fault | null {
  const fault = lengthFault(fields.password, PASSWORD_LENGTH);
  return fault ?? (passwordRules(fields).notPersonal ? null : "invalid");
}

/** Faults by field; none is `{}`. An old password may be shorter than today's rule. */
export function checkSignIn(fields: SignInFields): Faults {
  const { email, password } = cleanSignIn(fields);
  return faults({ email: emailFault(email), password: password === "" ? "required" : null });
}

export function checkSignUp(fields: SignUpFields): Faults {
  const { name, email, password } = cleanSignUp(fields);
  return faults({
    name: nameFault(name),
    email: emailFault(email),
    password: newPasswordFault({ name, email, password }),
  });
}

function nameFault(name: string): Fault | null {
  const fault = lengthFault(name.replaceAll(/\p{C}/gu, ""), NAME_LENGTH);
  return fault ?? (isTypedText(name) ? null : "invalid");
}

function emailFault(email: string): Fault | null {
  if (email === "") return "required";
  if (email.length > EMAIL_LENGTH) return "tooLong";
  return EMAIL.test(email) ? null : "invalid";
}

function lengthFault(text: string, { min, max }: { min: number; max: number }): Fault | null {
  const { length } = Array.from(text);
  if (length === 0) return "required";
  if (length < min) return "tooShort";
  return length > max ? "tooLong" : null;
}

function faults(found: Record<string, Fault | null>): Faults {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
}
