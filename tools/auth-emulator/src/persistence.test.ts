import { spawn } from "node:child_process";
import { once } from "node:events";
import { linkWithCredential, sendPasswordResetEmail } from "firebase/auth";
import { expect, onTestFinished, test } from "vitest";
import {
  askForDigits,
  EMAIL,
  GOOGLE,
  openBrowser,
  PHONE,
  phoneCredential,
  signIn,
  signInWith,
  signUp,
} from "./testing/people.ts";
import { lastLink } from "./testing/sent.ts";
import { useDatabaseFile } from "./testing/use-database-file.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { visit } from "./testing/visit.ts";
import { callHello, send, TOKEN_PATH } from "./testing/wire.ts";

test("what was answered before kill -9 is there afterwards: accounts, sessions, tokens and codes", async () => {
  const path = useDatabaseFile();
  const server = spawn(process.execPath, ["--input-type=module", "--eval", SERVER, path]);
  onTestFinished(() => void server.kill("SIGKILL"));
  const [answer] = await once(server.stdout, "data");
  const origin = String(answer);
  const user = await signUp(origin);
  await linkWithCredential(user, GOOGLE);
  const idToken = await user.getIdToken();
  const sms = await askForDigits(origin, PHONE);
  await sendPasswordResetEmail(openBrowser(origin), EMAIL);
  server.kill("SIGKILL");
  await once(server, "exit");

  const { origin: reopened, database } = await useEmulator({ path });
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect((await signIn(reopened)).uid).toBe(user.uid);
  expect((await callHello(reopened, `Bearer ${idToken}`)).status).toBe(200);
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: user.refreshToken });
  expect((await send(`${reopened}${TOKEN_PATH}`, { method: "POST", body })).status).toBe(200);
  expect((await signInWith(reopened, GOOGLE)).uid).toBe(user.uid);
  expect((await signInWith(reopened, phoneCredential(sms))).phoneNumber).toBe(PHONE);
  await visit(await lastLink(reopened), { password: "aguacate maduro", repeated: "aguacate maduro" });
  expect((await signIn(reopened, EMAIL, "aguacate maduro")).uid).toBe(user.uid);
});

const SERVER = `
  import { startEmulatorServer } from "${new URL("testing/emulator-server.ts", import.meta.url).href}";
  const { origin } = await startEmulatorServer({ path: process.argv[1] });
  process.stdout.write(origin);
`;
