import { useLocation } from "react-router";
import { query } from "../../../shared/paths.ts";

/** The four faces of `/login`, each with an address of its own, so that Back and Forward lead between them. */
export type SignInMode = (typeof MODES)[number];

const MODES = ["email", "code", "phone", "reset"] as const;
const NAMES = { email: null, code: "codigo", phone: "telefono", reset: "recuperar" };

/** Which face is shown, and the query of another one: where to go after signing in comes along. */
export function useSignInMode() {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get(query.mode);
  const mode = MODES.find((each) => NAMES[each] === wanted) ?? "email";
  return { mode, searchOf: (other: SignInMode) => searchOf(search, other) };
}

export function searchOf(search: string, mode: SignInMode): string {
  const params = new URLSearchParams(search);
  params.delete(query.mode);
  const name = NAMES[mode];
  if (name) params.set(query.mode, name);
  // A path may stand in a query as it is, and reads better so.
  const text = params.toString().replaceAll("%2F", "/");
  return text && `?${text}`;
}
