import { deleteApp, getApps } from "firebase-admin/app";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startStub } from "../testing/start-stub.ts";
import { projectAccounts, roleOf } from "./staff-accounts.ts";

const LUZ = {
  localId: "luz",
  email: "luz@tienda.example",
  emailVerified: true,
  customAttributes: '{"role":"surtido"}',
};
const ANA = { localId: "ana", email: "ana@example.mx", emailVerified: false };
const EVA = { ...LUZ, localId: "eva", email: "eva@tienda.example" };

const ACCOUNTS = "/identitytoolkit.googleapis.com/v1/projects/demo-tienda/accounts";

/** The identity service: three users, on two pages. */
const { port } = await startStub(
  {
    [`GET ${ACCOUNTS}:batchGet`]: ({ query }) => ({
      body: query.nextPageToken ? { users: [EVA] } : { users: [LUZ, ANA], nextPageToken: "2" },
    }),
    [`POST ${ACCOUNTS}:lookup`]: ({ body }) => ({
      body: { users: [LUZ, ANA, EVA].filter(({ email }) => body.includes(email)) },
    }),
  },
  afterAll,
);

beforeAll(() => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${port}`);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  // Other tests in this process take the first app that there is.
  await Promise.all(getApps().map(deleteApp));
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

test.for([[{ role: "direccion" }, "direccion"], [{ role: "jefe" }], [{ role: ["surtido"] }], [{}]] as const)(
  "the role of the claims %j is %s",
  ([claims, role]) => {
    expect(roleOf({ claims })).toBe(role);
  },
);
