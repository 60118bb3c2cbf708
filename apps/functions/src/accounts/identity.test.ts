import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isStorageError } from "../store/storage-error.ts";
import { startStub } from "../testing/start-stub.ts";
import { firebaseIdentity } from "./identity.ts";

const ACCOUNTS = "/identitytoolkit.googleapis.com/v1/projects/demo-shop/accounts";

/** The identity service's response to every call. The SDK resolves its host only once. */
let answer = { status: 200, message: "" };
const respond = () => ({
  status: answer.status,
  body: { error: { code: answer.status, message: answer.message } },
});
const { port } = await startStub(
  { [`POST ${ACCOUNTS}:update`]: respond, [`POST ${ACCOUNTS}:delete`]: respond },
  afterAll,
);

beforeAll(() => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${port}`);
  vi.stubEnv("GCLOUD_PROJECT", "demo-shop");
});

afterAll(() => vi.unstubAllEnvs());

const CHANGES = [
  ["ending the sessions of an account", firebaseIdentity.endSessions],
  ["removing an account", firebaseIdentity.deleteIdentity],
] as const;

test.for(CHANGES)("%s fails as every write where nothing can be saved", async ([, change]) => {
  answer = { status: 507, message: "INSUFFICIENT_STORAGE : Nothing can be saved now." };
  const error: unknown = await change("ana").catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "StorageError", failure: { id: 507 } });
  expect(isStorageError(error)).toBe(true);
});

test.for(CHANGES)("%s says nothing of the disk when the service fails otherwise", async ([, change]) => {
  answer = { status: 500, message: "INTERNAL_ERROR" };
  await expect(change("ana")).rejects.toMatchObject({ code: "auth/internal-error" });
});

test.for(CHANGES)("%s that was deleted does nothing", async ([, change]) => {
  answer = { status: 400, message: "USER_NOT_FOUND" };
  expect(await change("ana")).toBeUndefined();
});
