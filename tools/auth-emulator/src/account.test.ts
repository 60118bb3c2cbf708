import { deleteUser, reload, updateEmail, updatePassword, updateProfile } from "firebase/auth";
import { expect, test } from "vitest";
import { SAFE_COST } from "./passwords.ts";
import { createClock, MINUTE } from "./testing/clock.ts";
import { codeOf, EMAIL, PASSWORD, signIn, signUp } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { METHOD_ROOT, post } from "./testing/wire.ts";

const NEW_PASSWORD = "aguacate maduro";

test("a name and a picture are kept, shown in the next token and can be removed", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await updateProfile(user, { displayName: "Ana", photoURL: "/ana.png" });
  expect(await signIn(origin)).toMatchObject({ displayName: "Ana", photoURL: "/ana.png" });
  await user.getIdToken(true);
  expect((await user.getIdTokenResult()).claims).toMatchObject({ name: "Ana", picture: "/ana.png" });
  await updateProfile(user, { displayName: "", photoURL: null });
  expect(await signIn(origin)).toMatchObject({ displayName: null, photoURL: "/ana.png" });
  expect((await user.getIdTokenResult(true)).claims).not.toHaveProperty("name");
});

test("a new password ends every other session and keeps this one", async () => {
  const { origin } = await useEmulator();
  const here = await signUp(origin);
  const elsewhere = await signIn(origin);
  await updatePassword(here, NEW_PASSWORD);
  expect(await codeOf(elsewhere.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await codeOf(here.getIdToken(true))).toBe("none");
  expect(await codeOf(signIn(origin))).toBe("auth/invalid-credential");
  expect((await signIn(origin, EMAIL, NEW_PASSWORD)).uid).toBe(here.uid);
});

test("a weak new password changes nothing", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  expect(await codeOf(updatePassword(user, "12345"))).toBe("auth/weak-password");
  expect(await codeOf(signIn(origin))).toBe("none");
});

test("of two new passwords at the same time, one wins", { timeout: 30_000 }, async () => {
  const { origin } = await useEmulator({ passwordCost: SAFE_COST });
  const idToken = await (await signUp(origin)).getIdToken();
  const url = `${origin}${METHOD_ROOT}/accounts:update`;
  const answers = await Promise.all(
    ["naranja", "limones"].map((password) => post(url, { idToken, password })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test("a new email signs in and is not verified, the old one does not sign in", async () => {
  const { origin, database } = await useEmulator();
  const user = await signUp(origin);
  database.exec("UPDATE identity_users SET email_verified = 1");
  await reload(user);
  expect(user.emailVerified).toBe(true);
  await updateEmail(user, "Ana.Perez@example.mx");
  expect(user).toMatchObject({ email: "ana.perez@example.mx", emailVerified: false });
  expect(await codeOf(signIn(origin))).toBe("auth/invalid-credential");
  expect((await signIn(origin, "ana.perez@example.mx")).uid).toBe(user.uid);
});

test("the email of another account cannot be taken", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await signUp(origin, "luis@example.mx");
  expect(await codeOf(updateEmail(user, "LUIS@example.mx"))).toBe("auth/email-already-in-use");
  expect(await codeOf(signIn(origin))).toBe("none");
});

test("who signed in more than five minutes ago signs in again before changing the account", async () => {
  const clock = createClock();
  const { origin } = await useEmulator({ now: clock.now });
  const user = await signUp(origin);
  clock.pass(6 * MINUTE);
  await user.getIdToken(true);
  expect(await codeOf(updatePassword(user, NEW_PASSWORD))).toBe("auth/requires-recent-login");
  expect(await codeOf(updateEmail(user, "ana2@example.mx"))).toBe("auth/requires-recent-login");
  expect(await codeOf(deleteUser(user))).toBe("auth/requires-recent-login");
  expect(await codeOf(updateProfile(user, { displayName: "Ana" }))).toBe("none");
  expect(await codeOf(updatePassword(await signIn(origin), NEW_PASSWORD))).toBe("none");
});

test("a deleted account is gone everywhere, and its email is free", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  const elsewhere = await signIn(origin);
  await deleteUser(user);
  expect(await codeOf(signIn(origin))).toBe("auth/invalid-credential");
  expect(await codeOf(elsewhere.getIdToken(true))).toBe("auth/user-token-expired");
  expect((await signUp(origin, EMAIL, PASSWORD)).uid).not.toBe(user.uid);
});
