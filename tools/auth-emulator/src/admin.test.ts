import { expect, test } from "vitest";
import { PROJECT_ID } from "./testing/emulator-server.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { errorBody, METHOD_ROOT, postAsServer } from "./testing/wire.ts";

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
