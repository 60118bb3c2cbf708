import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createAuthEmulator } from "./create-auth-emulator.ts";
import { PROJECT_ID } from "./testing/emulator-server.ts";
import { EMAIL, signIn, signUp } from "./testing/people.ts";
import { useDatabaseFile } from "./testing/use-database-file.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, post, postAsServer } from "./testing/wire.ts";

const pathOf = (method: string, project = PROJECT_ID) =>
  `${METHOD_ROOT}/projects/${project}/accounts:${method}`;
const NOBODY = { localId: "nadie" };

test.for(["update", "delete"])("who is not there cannot be administered: %s", async (method) => {
  const { emulator, address } = await useEmulator();
  const answer = await postAsServer(`http://${emulator.adminHost(address)}${pathOf(method)}`, NOBODY);
  expect(answer).toEqual({ status: 400, body: errorBody("USER_NOT_FOUND") });
});

test.for(["", "/guessed", `/${"x".repeat(43)}`])(
  "with the secret '%s' nobody administers",
  async (secret) => {
    const { origin } = await useEmulator();
    expect(await postAsServer(`${origin}${secret}${pathOf("delete")}`, NOBODY)).toEqual({
      status: 403,
      body: errorBody(
        "PERMISSION_DENIED : Administration is for the admin SDK of this server, at emulator.adminHost().",
        403,
      ),
    });
  },
);

test("there is one project", async () => {
  const { emulator, address } = await useEmulator();
  const url = `http://${emulator.adminHost(address)}${pathOf("delete", "demo-other")}`;
  expect((await postAsServer(url, NOBODY)).status).toBe(404);
});

test("nobody gives themselves custom claims", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  const body = { idToken: await user.getIdToken(), customAttributes: '{"role":"direccion"}' };
  expect(await post(`${origin}${METHOD_ROOT}/accounts:update`, body)).toEqual({
    status: 400,
    body: errorBody('INVALID_ARGUMENT : Unknown field "customAttributes".'),
  });
});

test("a claim under a name that our tokens use is refused", async () => {
  const { origin, emulator, address } = await useEmulator();
  const { uid } = await signUp(origin);
  const url = `http://${emulator.adminHost(address)}${pathOf("update")}`;
  const answer = await postAsServer(url, { localId: uid, customAttributes: '{"local_epoch":7}' });
  expect(answer).toEqual({ status: 400, body: errorBody("FORBIDDEN_CLAIM : local_epoch") });
});

test("users with custom claims are listed, by their e-mails", async () => {
  const { origin, emulator } = await useEmulator();
  const [zoe, ana] = [await signUp(origin, "zoe@example.mx"), await signUp(origin)];
  await signUp(origin, "luis@example.mx");
  expect([emulator.users.claim(zoe.uid, { role: "surtido" }), emulator.users.claim("nadie", {})]).toEqual([
    true,
    false,
  ]);
  emulator.users.claim(ana.uid, { role: "direccion" });
  expect(emulator.users.listClaimants().map(({ email, claims }) => [email, claims])).toEqual([
    [EMAIL, { role: "direccion" }],
    ["zoe@example.mx", { role: "surtido" }],
  ]);
  emulator.users.claim(ana.uid, {});
  expect(emulator.users.listClaimants().map(({ uid }) => uid)).toEqual([zoe.uid]);
});

test("a file that is older than custom claims gets a place for them", async () => {
  const path = useDatabaseFile();
  const older = await useEmulator({ path });
  const { uid } = await signUp(older.origin);
  older.database.exec("ALTER TABLE identity_users DROP COLUMN claims");
  const database = new DatabaseSync(path);
  const { users } = createAuthEmulator({ database, projectId: PROJECT_ID });
  expect(users.findByEmail(EMAIL)?.claims).toEqual({});
  users.claim(uid, { role: "surtido" });
  expect((await (await signIn(older.origin)).getIdTokenResult()).claims["role"]).toBe("surtido");
  database.close();
});
