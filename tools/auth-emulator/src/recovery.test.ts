import {
  applyActionCode,
  confirmPasswordReset,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCustomToken,
  updateEmail,
  type User,
} from "firebase/auth";
import { expect, test } from "vitest";
import { lastCode } from "./testing/sent.ts";
import {
  askForDigits,
  codeOf,
  EMAIL,
  facebookOf,
  googleOf,
  openBrowser,
  PHONE,
  phoneCredential,
  signIn,
  signInByPhone,
  signInWith,
  signUp,
} from "./testing/people.ts";
import type { EmulatorServer } from "./testing/emulator-server.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { METHOD_ROOT, post } from "./testing/wire.ts";

const NEW_PASSWORD = "aguacate maduro";
/** Of the thief, at Facebook and as an address. */
const FACEBOOK = facebookOf({ sub: "f-ladrón", email: "ladron@example.mx" });
const THIEF = "ladron@example.mx";

/** Whoever holds the session gives themselves two ways into the account that they keep. */
async function linkOwnMethods(origin: string, session: User): Promise<void> {
  await linkWithCredential(session, phoneCredential(await askForDigits(origin, PHONE)));
  await linkWithCredential(session, FACEBOOK);
}

/** Whether the thief's phone or Facebook still leads into the account. */
async function leadsInto(origin: string, uid: string): Promise<boolean[]> {
  const comers = [await signInByPhone(origin), await signInWith(origin, FACEBOOK)];
  return comers.map((comer) => comer.uid === uid);
}

async function resetPassword(origin: string): Promise<void> {
  const browser = openBrowser(origin);
  await sendPasswordResetEmail(browser, EMAIL);
  await confirmPasswordReset(browser, await lastCode(origin), NEW_PASSWORD);
}

test("an owner who brings the email back is alone in the account, before any new password", async () => {
  const { origin } = await useEmulator();
  const owner = await signUp(origin);
  await sendEmailVerification(owner);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  const thief = await signIn(origin);
  await linkOwnMethods(origin, thief);
  await updateEmail(thief, THIEF);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  expect(await codeOf(thief.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await leadsInto(origin, owner.uid)).toEqual([false, false]);
  await resetPassword(origin);
  const back = await signIn(origin, EMAIL, NEW_PASSWORD);
  expect([back.uid, back.providerData.map(({ providerId }) => providerId)]).toEqual([
    owner.uid,
    ["password"],
  ]);
});

test("an email that comes back to where it already is ends the other ways and every session all the same", async () => {
  const { origin } = await useEmulator();
  const owner = await signUp(origin);
  await sendEmailVerification(owner);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  const thief = await signIn(origin);
  await updateEmail(thief, THIEF);
  const recovery = await lastCode(origin);
  await updateEmail(thief, EMAIL);
  await linkOwnMethods(origin, thief);
  await applyActionCode(openBrowser(origin), recovery);
  expect(await codeOf(thief.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await leadsInto(origin, owner.uid)).toEqual([false, false]);
});

test("who lay in wait under an email that nobody had verified is out once its owner sets a password", async () => {
  const { origin } = await useEmulator();
  const thief = await signUp(origin);
  await linkOwnMethods(origin, thief);
  await resetPassword(origin);
  const owner = await signIn(origin, EMAIL, NEW_PASSWORD);
  expect(owner.uid).toBe(thief.uid);
  expect(await codeOf(thief.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await leadsInto(origin, owner.uid)).toEqual([false, false]);
});

test("a new password for an account that was moved to an email, and can be brought back to another, begins a new one", async () => {
  const { origin } = await useEmulator();
  const thief = await signUp(origin, THIEF);
  await sendEmailVerification(thief);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  await updateEmail(thief, EMAIL);
  const wayBack = await lastCode(origin);
  await resetPassword(origin);
  const owner = await signIn(origin, EMAIL, NEW_PASSWORD);
  expect(owner).toMatchObject({ email: EMAIL, emailVerified: true });
  expect(owner.uid).not.toBe(thief.uid);
  expect(await codeOf(thief.getIdToken(true))).toBe("auth/user-token-expired");
  await applyActionCode(openBrowser(origin), wayBack);
  await owner.reload();
  expect(owner.email).toBe(EMAIL);
});

test("an owner who brings the email back ends the way back of the addresses that came after it", async () => {
  const { origin } = await useEmulator();
  const owner = await signUp(origin);
  await sendEmailVerification(owner);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  const thief = await signIn(origin);
  await updateEmail(thief, THIEF);
  const recovery = await lastCode(origin);
  await sendEmailVerification(thief);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  await updateEmail(thief, "otro@example.mx");
  const thiefsRecovery = await lastCode(origin);
  await applyActionCode(openBrowser(origin), recovery);
  expect(await codeOf(applyActionCode(openBrowser(origin), thiefsRecovery))).toBe("auth/invalid-action-code");
  await resetPassword(origin);
  expect((await signIn(origin, EMAIL, NEW_PASSWORD)).uid).toBe(owner.uid);
});

/** How the reader of an address shows that it is theirs. */
const COME_BACK: Record<string, (server: EmulatorServer) => Promise<User>> = {
  "a new password": async ({ origin }) => {
    await resetPassword(origin);
    return signIn(origin, EMAIL, NEW_PASSWORD);
  },
  "a mailed code": async ({ origin, emulator }) => {
    const token = emulator.createEmailToken(EMAIL);
    return (await signInWithCustomToken(openBrowser(origin), token)).user;
  },
  Google: ({ origin }) => signInWith(origin, googleOf()),
};

test.for(Object.keys(COME_BACK))(
  "%s brings its owner an account, and ends the way back of the addresses that came after its email",
  async (way) => {
    const server = await useEmulator();
    const { origin } = server;
    const { uid } = await signUp(origin);
    await sendEmailVerification(await signIn(origin));
    await applyActionCode(openBrowser(origin), await lastCode(origin));
    const thief = await signIn(origin);
    await updateEmail(thief, THIEF);
    await sendEmailVerification(thief);
    await applyActionCode(openBrowser(origin), await lastCode(origin));
    await updateEmail(thief, EMAIL);
    const thiefsRecovery = await lastCode(origin);
    const back = await COME_BACK[way]?.(server);
    expect(back?.email).toBe(EMAIL);
    // The address is unverified again: nobody can know whose the account is, and a mailed code makes a new one.
    expect(back?.uid === uid).toBe(way !== "a mailed code");
    expect(await codeOf(applyActionCode(openBrowser(origin), thiefsRecovery))).toBe(
      "auth/invalid-action-code",
    );
    expect(await codeOf(thief.getIdToken(true))).toBe("auth/user-token-expired");
  },
);

test("an email that somebody else has registered meanwhile can be brought back once it is free", async () => {
  const { origin } = await useEmulator();
  const owner = await signUp(origin);
  await sendEmailVerification(owner);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  const thief = await signIn(origin);
  await updateEmail(thief, THIEF);
  const recovery = await lastCode(origin);
  const squatter = await signUp(origin);
  expect(await codeOf(applyActionCode(openBrowser(origin), recovery))).toBe("auth/email-already-in-use");
  await squatter.delete();
  await applyActionCode(openBrowser(origin), recovery);
  await resetPassword(origin);
  expect((await signIn(origin, EMAIL, NEW_PASSWORD)).uid).toBe(owner.uid);
});

test("an email and a password that are linked in the place of a verified email leave its reader a way back", async () => {
  const { origin } = await useEmulator();
  const owner = await signUp(origin);
  await sendEmailVerification(owner);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  const thief = await signIn(origin);
  const idToken = await thief.getIdToken();
  const linked = { idToken, email: THIEF, password: NEW_PASSWORD, returnSecureToken: true };
  expect((await post(`${origin}${METHOD_ROOT}/accounts:signUp`, linked)).status).toBe(200);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  await resetPassword(origin);
  expect((await signIn(origin, EMAIL, NEW_PASSWORD)).uid).toBe(owner.uid);
});
