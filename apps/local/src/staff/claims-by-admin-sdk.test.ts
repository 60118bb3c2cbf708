import { DatabaseSync } from "node:sqlite";
import { createAuthEmulator } from "@shop/auth-emulator";
import { openBrowser } from "@shop/auth-emulator/testing";
import { projectAccounts } from "@shop/functions";
import { serve } from "@shop/functions/testing";
import express from "express";
import { signInWithCustomToken } from "firebase/auth";
import { expect, onTestFinished, test, vi } from "vitest";
import { PROJECT_ID } from "../start/project.ts";

test("claims that the admin SDK sets are in the next token, and former sessions are over", async () => {
  const auth = createAuthEmulator({ database: new DatabaseSync(":memory:"), projectId: PROJECT_ID });
  const origin = await serve(express().use(auth.router));
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", auth.adminHost(new URL(origin).host));
  onTestFinished(() => void vi.unstubAllEnvs());
  const signIn = async () =>
    (
      await signInWithCustomToken(
        openBrowser(origin, PROJECT_ID),
        auth.createEmailToken("luz@tienda.example"),
      )
    ).user;

  const user = await signIn();
  const { setClaims } = await projectAccounts(PROJECT_ID);
  await setClaims(user.uid, { role: "mostrador" });
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
  expect((await (await signIn()).getIdTokenResult()).claims["role"]).toBe("mostrador");
});
