import { createUserWithEmailAndPassword, signInAnonymously } from "firebase/auth";
import { expect, test } from "vitest";
import { codeOf, EMAIL, openBrowser, PASSWORD, signIn, signUp } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";

test("a new user is signed in with the email in small letters", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin, " Ana@Example.MX ");
  expect({
    email: user.email,
    emailVerified: user.emailVerified,
    isAnonymous: user.isAnonymous,
    providers: user.providerData.map(({ providerId, uid }) => ({ providerId, uid })),
  }).toEqual({
    email: EMAIL,
    emailVerified: false,
    isAnonymous: false,
    providers: [{ providerId: "password", uid: EMAIL }],
  });
  expect((await signIn(origin)).uid).toBe(user.uid);
});

test("an email has one account, however it is written", async () => {
  const { origin } = await useEmulator();
  await signUp(origin);
  expect(await codeOf(signUp(origin, "ANA@example.mx", "otra contraseña"))).toBe("auth/email-already-in-use");
});

test("of five sign-ups with one email at the same time, one succeeds", async () => {
  const { origin } = await useEmulator();
  const codes = await Promise.all([1, 2, 3, 4, 5].map(() => codeOf(signUp(origin))));
  expect(codes.toSorted()).toEqual([...Array<string>(4).fill("auth/email-already-in-use"), "none"]);
});

test.for([
  [EMAIL, "12345", "auth/weak-password"],
  [EMAIL, "x".repeat(4097), "auth/password-does-not-meet-requirements"],
  [EMAIL, "", "auth/missing-password"],
  ["ana", PASSWORD, "auth/invalid-email"],
  ["ana@example", PASSWORD, "auth/invalid-email"],
  ["ana perez@example.mx", PASSWORD, "auth/invalid-email"],
  [`${"a".repeat(250)}@example.mx`, PASSWORD, "auth/invalid-email"],
])("no account for %s with %s: %s", async ([email = "", password = "", code = ""]) => {
  const { origin } = await useEmulator();
  expect(await codeOf(createUserWithEmailAndPassword(openBrowser(origin), email, password))).toBe(code);
});

test("nobody gets an account without email and password", async () => {
  const { origin } = await useEmulator();
  expect(await codeOf(signInAnonymously(openBrowser(origin)))).toBe("auth/admin-restricted-operation");
});

test("neither password nor refresh token can be read in the database", async () => {
  const { origin, database } = await useEmulator();
  const user = await signUp(origin);
  const tables = ["identity_users", "identity_refresh_tokens", "identity_attempts"];
  const stored = JSON.stringify(tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()));
  expect(stored).toContain(user.uid);
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(user.refreshToken);
});
