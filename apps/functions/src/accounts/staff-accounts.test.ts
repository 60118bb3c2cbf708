import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { deleteApp, getApps } from "firebase-admin/app";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectAccounts, roleOf } from "./staff-accounts.ts";

const LUZ = {
  localId: "luz",
  email: "luz@tienda.example",
  emailVerified: true,
  customAttributes: '{"role":"surtido"}',
};
const ANA = { localId: "ana", email: "ana@example.mx", emailVerified: false };
const EVA = { ...LUZ, localId: "eva", email: "eva@tienda.example" };

/** What the identity service was asked to change. */
const changes: unknown[] = [];

/** The identity service: three users, on two pages. */
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://identity.test");
  const method = pathname.split(":").at(-1);
  const body = request.method === "POST" ? Object(await json(request)) : {};
  if (method === "update") changes.push(body);
  const found = [LUZ, ANA, EVA].filter(({ email }) => (body.email ?? []).includes(email));
  const page = searchParams.has("nextPageToken")
    ? { users: [EVA] }
    : { users: [LUZ, ANA], nextPageToken: "2" };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(method === "batchGet" ? page : method === "lookup" ? { users: found } : body));
});

beforeAll(async () => {
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listening.resolve);
  await listening.promise;
  const address = server.address();
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  // Other tests in this process take the first app that there is.
  await Promise.all(getApps().map(deleteApp));
  server.closeAllConnections();
  server.close();
});

const luz = { id: "luz", email: LUZ.email, isVerified: true, claims: { role: "surtido" } };

test("the accounts of a project are found by their address, and listed if they have claims", async () => {
  const accounts = await projectAccounts("demo-tienda");
  expect([await accounts.find(LUZ.email), await accounts.find("nadie@example.mx")]).toEqual([luz, undefined]);
  expect(await accounts.find(ANA.email)).toEqual({
    id: "ana",
    email: ANA.email,
    isVerified: false,
    claims: {},
  });
  expect(await accounts.list()).toEqual([luz, { ...luz, id: "eva", email: EVA.email }]);
});

test("new claims replace the former ones, and end every session", async () => {
  const { setClaims } = await projectAccounts("demo-tienda");
  await setClaims("luz", { role: "mostrador" });
  expect(changes).toEqual([
    { localId: "luz", customAttributes: '{"role":"mostrador"}' },
    { localId: "luz", validSince: expect.any(Number) },
  ]);
});

test.for([[{ role: "direccion" }, "direccion"], [{ role: "jefe" }], [{ role: ["surtido"] }], [{}]] as const)(
  "the role of the claims %j is %s",
  ([claims, role]) => {
    expect(roleOf({ claims })).toBe(role);
  },
);
