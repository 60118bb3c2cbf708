import { isTypedText, normalizeLine } from "@shop/contract";
import { PASSWORD_LENGTH, passwordRules } from "./password-rules.ts";

export type SignInFields = { email: string; password: string };
export type SignUpFields = { name: string; email: string; password: string };

/** The validation error of a field; its sentence belongs to the screen. */
export type ValidationError = "required" | "tooShort" | "tooLong" | "invalid";
export type ValidationErrors = {
  name?: ValidationError;
  email?: ValidationError;
  password?: ValidationError;
};

const NAME_LENGTH = { min: 2, max: 80 } as const;
const EMAIL_LENGTH = 254;

/**
 * An address without what a copied link or list has around it, such as `<ana@ejemplo.mx>;`: no mail would arrive there.
 * The parts of the domain exclude the dot, so that the pattern reads every character once: a long text cannot make it
 * slow.
 */
const EMAIL = /^[^\s@\p{C}",:;<>()[\]\\]{1,64}@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** The normalized form: invisible characters are removed from name and e-mail, but not from a password. */
export function cleanSignIn({ email, password }: SignInFields): SignInFields {
  return { email: normalizeLine(email), password };
}

export function cleanSignUp({ name, email, password }: SignUpFields): SignUpFields {
  return { name: normalizeLine(name).replaceAll(/\s+/g, " "), email: normalizeLine(email), password };
}

export function checkEmail(email: string): ValidationError | null {
  return emailError(normalizeLine(email));
}

/** Why a new password is refused; one with personal data is `invalid`. */
export function newPasswordError(fields: SignUpFields): ValidationError | null {
  const error = lengthError(fields.password, PASSWORD_LENGTH);
  return error ?? (passwordRules(fields).notPersonal ? null : "invalid");
}

/** Errors by field; none is `{}`. An old password may be shorter than today's rule. */
export function checkSignIn(fields: SignInFields): ValidationErrors {
  const { email, password } = cleanSignIn(fields);
  return errors({ email: emailError(email), password: password === "" ? "required" : null });
}

export function checkSignUp(fields: SignUpFields): ValidationErrors {
  const { name, email, password } = cleanSignUp(fields);
  return errors({
    name: nameError(name),
    email: emailError(email),
    password: newPasswordError({ name, email, password }),
  });
}

function nameError(name: string): ValidationError | null {
  const error = lengthError(name.replaceAll(/\p{C}/gu, ""), NAME_LENGTH);
  return error ?? (isTypedText(name) ? null : "invalid");
}

function emailError(email: string): ValidationError | null {
  if (email === "") return "required";
  if (email.length > EMAIL_LENGTH) return "tooLong";
  return EMAIL.test(email) ? null : "invalid";
}

function lengthError(text: string, { min, max }: { min: number; max: number }): ValidationError | null {
  const { length } = Array.from(text);
  if (length === 0) return "required";
  if (length < min) return "tooShort";
  return length > max ? "tooLong" : null;
}

function errors(found: Record<string, ValidationError | null>): ValidationErrors {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}
