import {
  linkWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { expect, test } from "vitest";
import { codeOf, EMAIL, FACEBOOK, linkPhone, openBrowser, signIn, signUp } from "../testing/people.ts";
import { lastLink } from "../testing/sent.ts";
import { useEmulator } from "../testing/use-emulator.ts";
import { headingOf, visit } from "../testing/visit.ts";

const NEW_PASSWORD = "aguacate maduro";
const RESET = { password: NEW_PASSWORD, repeated: NEW_PASSWORD };
const NEW_EMAIL = "ana.nueva@example.mx";
const DEAD = "Este enlace ya no sirve";

test("a link verifies the email when the visitor says so, and not when it is only read", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await sendEmailVerification(user, { url: `${origin}/account` });
  const link = await lastLink(origin);
  const page = await visit(link);
  expect([page.status, headingOf(page)]).toEqual([200, "Confirma tu correo"]);
  await reload(user);
  expect(user.emailVerified).toBe(false);
  const { status, headers } = await visit(link, {});
  expect(status).toBe(303);
  await reload(user);
  expect(user.emailVerified).toBe(true);
  const done = new URL(headers.get("location") ?? "", origin).href;
  expect(done).not.toContain("oobCode");
  const end = await visit(done);
  expect(headingOf(end)).toBe("Tu correo está confirmado");
  expect(end.html).toContain(`href="${origin}/account"`);
  expect(headingOf(await visit(link))).toBe(DEAD);
  expect(headingOf(await visit(link, {}))).toBe(DEAD);
});

test.for([
  ["no password", { password: "", repeated: "" }, "Usa al menos 8 caracteres."],
  ["a short one", { password: "1234567", repeated: "1234567" }, "Usa al menos 8 caracteres."],
  ["a long one", { password: "a".repeat(4097), repeated: "a".repeat(4097) }, "Usa una contraseña más corta."],
  ["two", { password: NEW_PASSWORD, repeated: "otra cosa" }, "Las dos contraseñas no son iguales."],
] as const)(
  "with %s the form says what is wrong, and the link still gives a new password",
  async ([, form, passwordError]) => {
    const { origin } = await useEmulator({ minPasswordLength: 8 });
    const user = await signUp(origin);
    await sendPasswordResetEmail(openBrowser(origin), EMAIL);
    const link = await lastLink(origin);
    expect((await visit(link)).html).toContain("Al menos 8 caracteres.");
    const page = await visit(link, form);
    expect(page.status).toBe(400);
    expect(page.html).toContain(passwordError);
    expect(page.html).not.toContain(NEW_PASSWORD);
    expect((await visit(link, RESET)).status).toBe(303);
    expect(headingOf(await visit(link))).toBe(DEAD);
    expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
    expect(await signIn(origin, EMAIL, NEW_PASSWORD)).toMatchObject({ uid: user.uid, emailVerified: true });
  },
);

test("the form says which linked sign-in methods go, and they do", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  const ask = async () => {
    await sendPasswordResetEmail(openBrowser(origin), EMAIL);
    return (await visit(await lastLink(origin))).html;
  };
  expect(await ask()).not.toContain("desvincula");
  await linkWithCredential(user, FACEBOOK);
  await linkPhone(origin, user);
  expect(await ask()).toContain("También se desvinculan tu teléfono y Facebook;");
  await visit(await lastLink(origin), RESET);
  const { providerData } = await signIn(origin, EMAIL, NEW_PASSWORD);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(["password"]);
});

test("a link changes the email, and the next one brings it back, unless somebody took it meanwhile", async () => {
  const { origin, emulator } = await useEmulator();
  const user = await signUp(origin);
  await sendEmailVerification(user);
  await visit(await lastLink(origin), {});
  await verifyBeforeUpdateEmail(user, NEW_EMAIL);
  expect(headingOf(await visit(await lastLink(origin)))).toBe("Confirma tu correo nuevo");
  const squatter = await signUp(origin, NEW_EMAIL);
  const taken = await visit(await lastLink(origin), {});
  expect([taken.status, headingOf(taken)]).toEqual([409, "Ese correo ya tiene otra cuenta"]);
  emulator.users.remove(squatter.uid);
  expect((await visit(await lastLink(origin), {})).status).toBe(303);
  expect((await signIn(origin, NEW_EMAIL)).uid).toBe(user.uid);
  const recovery = await visit(await lastLink(origin));
  expect(headingOf(recovery)).toBe("Recupera tu correo");
  expect(recovery.html).toContain("se desvincularán el teléfono, Google y Facebook");
  expect((await visit(await lastLink(origin), {})).status).toBe(303);
  expect((await signIn(origin)).uid).toBe(user.uid);
});

test.for(["", "?mode=verifyEmail&oobCode=adivinado", "?mode=otro&oobCode=adivinado"])(
  "a link with '%s' is dead",
  async (query) => {
    const { origin } = await useEmulator();
    const page = await visit(`${origin}/emulator/action${query}`);
    expect([page.status, headingOf(page)]).toEqual([400, DEAD]);
    expect((await visit(`${origin}/emulator/action${query}`, {})).status).toBe(400);
  },
);

test("a link does what it says or nothing", async () => {
  const { origin } = await useEmulator();
  await sendEmailVerification(await signUp(origin));
  const link = (await lastLink(origin)).replace("verifyEmail", "resetPassword");
  const page = await visit(link, RESET);
  expect(headingOf(page)).toBe(DEAD);
  expect(await codeOf(signIn(origin, EMAIL, NEW_PASSWORD))).toBe("auth/invalid-credential");
});

test.for([
  "https://thieves.example/login",
  "//thieves.example",
  "/\\thieves.example",
  "javascript:alert(1)",
  "http://localhost:1/login",
])("the way back does not lead to %s", async (address) => {
  const { origin } = await useEmulator();
  const query = new URLSearchParams({ continueUrl: address });
  expect((await visit(`${origin}/emulator/action?${query}`)).html).toContain('href="/">Volver a la tienda');
});

test("the page runs no script, and sends no referrer", async () => {
  const { origin } = await useEmulator();
  await sendEmailVerification(await signUp(origin));
  const { headers, html } = await visit(await lastLink(origin));
  expect(html).not.toContain("<script");
  expect(headers.get("content-security-policy")).not.toContain("script-src");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toBe("no-store");
});
