/** Why signing in or signing up did not work; `unexpected` is what nobody foresaw. */
export type SignInProblem =
  | "wrongCredentials"
  | "emailTaken"
  | "weakPassword"
  | "disabled"
  | "tooManyAttempts"
  | "unreachable"
  | "unexpected";

/** The only thing that `signIn` and `signUp` reject with. */
export class SignInRefusal extends Error {
  override name = "SignInRefusal";
  readonly reason: SignInProblem;

  constructor(reason: SignInProblem) {
    super(`sign-in refused: ${reason}`);
    this.reason = reason;
  }
}

export function toSignInProblem(error: unknown): SignInProblem {
  return error instanceof SignInRefusal ? error.reason : "unexpected";
}
