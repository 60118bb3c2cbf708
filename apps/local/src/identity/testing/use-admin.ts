import { randomUUID } from "node:crypto";
import type { Auth } from "firebase-admin/auth";
import { onTestFinished, vi } from "vitest";
import { type IdentityServer, PROJECT_ID } from "./identity-server.ts";

/** The admin SDK in emulator mode, as the functions use it, for the length of one test. */
export async function useAdmin({ identity, address }: IdentityServer): Promise<Auth> {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", identity.adminHost(address));
  const { deleteApp, initializeApp } = await import("firebase-admin/app");
  const { getAuth } = await import("firebase-admin/auth");
  const app = initializeApp({ projectId: PROJECT_ID }, randomUUID());
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await deleteApp(app);
  });
  return getAuth(app);
}
