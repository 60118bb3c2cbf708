import type { SessionCookie } from "@shop/session-machine";
import { deleteApp, getApps } from "firebase/app";
import { onTestFinished, vi } from "vitest";
import { readEnvironment } from "../../platform/env.ts";
import { createServices } from "../services/create-services.ts";
import type { SessionCookieAccess } from "../../platform/session-cookie/session-cookie-access.ts";
import { startBackend } from "@shop/api-client/testing";
import { ACCOUNT, admit, ANA, ATTEMPT, tokensOf } from "./start-identity.ts";

/** All variables of a shop in production are set, with a key that the SDK refuses. */
export const BROKEN = {
  VITE_FIREBASE_API_KEY: "clave:rota",
  VITE_FIREBASE_PROJECT_ID: "demo-alacena",
  VITE_FIREBASE_AUTH_DOMAIN: "demo.example",
  VITE_FIREBASE_APP_ID: "1:1:web:1",
};

/** A fake cookie that records the calls. */
class FakeSessionCookie implements SessionCookieAccess {
  readonly done: unknown[] = [];
  readonly cookie: SessionCookie = { expiresAt: 1 };
  read = () => this.cookie;
  open = (input: { rememberMe: boolean }) => {
    this.done.push(input);
    return this.cookie;
  };
  watch = (listener: (cookie: SessionCookie | null) => void) => {
    listener(this.cookie);
    return () => this.done.push("stopped");
  };
  clearAll = () => void this.done.push("cleared");
}

/** The real services of a page that a local server has delivered. */
export async function startServices(variables: Record<string, unknown> = {}) {
  const backend = await startBackend();
  onTestFinished(async () => {
    await Promise.all(getApps().map((app) => deleteApp(app)));
    await backend.stop();
  });
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { origin: backend.origin, reload });
  const cookie = new FakeSessionCookie();
  const onUnauthorised = vi.fn<() => void>();
  const services = createServices(readEnvironment(variables), cookie, onUnauthorised);
  return { backend, reload, cookie, onUnauthorised, services };
}

export const SIGNAL = new AbortController().signal;

/** The tokens of Ana's calls. */
export const TOKENS = tokensOf(ANA.uid);

/** The services after Ana has signed in. */
export async function startSignedIn() {
  const started = await startServices();
  const { backend, services } = started;
  admit(backend, ACCOUNT);
  await services.signIn(ATTEMPT, SIGNAL);
  return started;
}
