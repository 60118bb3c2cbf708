import { useLocation } from "react-router";
import { query } from "../../../shared/paths.ts";

/** The four modes of `/login`, each with its own URL, so that Back and Forward switch between them. */
export type SignInMode = (typeof MODES)[number];

const MODES = ["email", "code", "phone", "reset"] as const;
const NAMES = { email: null, code: "codigo", phone: "telefono", reset: "recuperar" };

/** The current mode, and the query of another one, which keeps where to go after signing in. */
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
  // A slash need not be escaped in a query, and the URL is more readable so.
  const text = params.toString().replaceAll("%2F", "/");
  return text && `?${text}`;
}
