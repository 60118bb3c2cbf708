import { expect, test } from "vitest";
import { PROJECT_ID } from "./testing/emulator-server.ts";
import { codeOf, signIn, signUp } from "./testing/people.ts";
import { useAdmin } from "./testing/use-admin.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, postAsServer } from "./testing/wire.ts";

const DELETE = `${METHOD_ROOT}/projects/${PROJECT_ID}/accounts:delete`;

test("the admin SDK ends every session of a user, who may sign in again, and removes the user", async () => {
  const server = await useEmulator();
  const user = await signUp(server.origin);
  const admin = await useAdmin(server);
  await admin.revokeRefreshTokens(user.uid);
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  expect((await signIn(server.origin)).uid).toBe(user.uid);
  await admin.deleteUser(user.uid);
  expect(await codeOf(signIn(server.origin))).toBe("auth/invalid-credential");
});

test("nobody is revoked or removed who is not there", async () => {
  const admin = await useAdmin(await useEmulator());
  expect(await codeOf(admin.revokeRefreshTokens("nadie"))).toBe("auth/user-not-found");
  expect(await codeOf(admin.deleteUser("nadie"))).toBe("auth/user-not-found");
});

test.for(["", "/guessed", `/${"x".repeat(43)}`])(
  "with the secret '%s' nobody administers",
  async (secret) => {
    const { origin } = await useEmulator();
    expect(await postAsServer(`${origin}${secret}${DELETE}`, { localId: "nadie" })).toEqual({
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
  const url = `http://${emulator.adminHost(address)}${DELETE.replace(PROJECT_ID, "demo-other")}`;
  expect((await postAsServer(url, { localId: "nadie" })).status).toBe(404);
});
