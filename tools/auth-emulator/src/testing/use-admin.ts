import { randomUUID } from "node:crypto";
import type { Auth } from "firebase-admin/auth";
import { onTestFinished, vi } from "vitest";
import { type EmulatorServer, PROJECT_ID } from "./emulator-server.ts";

/** The admin SDK in emulator mode, as the functions use it, for the length of one test. */
export async function useAdmin({ emulator, address }: EmulatorServer): Promise<Auth> {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", emulator.adminHost(address));
  const { deleteApp, initializeApp } = await import("firebase-admin/app");
  const { getAuth } = await import("firebase-admin/auth");
  const app = initializeApp({ projectId: PROJECT_ID }, randomUUID());
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await deleteApp(app);
  });
  return getAuth(app);
}
