import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { signIn, signUp } from "./testing/shopper.ts";
import { useDatabaseFile } from "./testing/use-database-file.ts";
import { useIdentity } from "./testing/use-identity.ts";
import { sayHello, send, TOKEN_PATH } from "./testing/wire.ts";

test("accounts, sessions and tokens survive a restart", async () => {
  const path = useDatabaseFile();
  const first = await useIdentity({ path });
  const user = await signUp(first.origin);
  const idToken = await user.getIdToken();
  first.close();

  const second = await useIdentity({ path });
  expect((await signIn(second.origin)).uid).toBe(user.uid);
  expect((await refresh(second.origin, user.refreshToken)).status).toBe(200);
  expect((await sayHello(second.origin, `Bearer ${idToken}`)).status).toBe(200);
});

test("what was answered before kill -9 is there afterwards", async () => {
  const path = useDatabaseFile();
  const server = spawn(process.execPath, ["--input-type=module", "--eval", SERVER, path]);
  onTestFinished(() => void server.kill("SIGKILL"));
  const [origin] = await once(server.stdout, "data");
  const user = await signUp(String(origin));
  server.kill("SIGKILL");
  await once(server, "exit");

  const { origin: reopened, database } = await useIdentity({ path });
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect((await signIn(reopened)).uid).toBe(user.uid);
  expect((await refresh(reopened, user.refreshToken)).status).toBe(200);
});

const SERVER = `
  import { startIdentityServer } from "${new URL("testing/identity-server.ts", import.meta.url).href}";
  const { origin } = await startIdentityServer({ path: process.argv[1] });
  process.stdout.write(origin);
`;

function refresh(origin: string, refreshToken: string): ReturnType<typeof send> {
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken });
  return send(`${origin}${TOKEN_PATH}`, { method: "POST", body });
}
