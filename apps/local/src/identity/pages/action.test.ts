import {
  linkWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { expect, test } from "vitest";
import { createClock, HOUR } from "../testing/clock.ts";
import { readMails } from "../testing/sent.ts";
import {
  askForDigits,
  codeOf,
  EMAIL,
  facebookOf,
  openBrowser,
  PHONE,
  phoneCredential,
  signIn,
  signUp,
} from "../testing/shopper.ts";
import { useIdentity } from "../testing/use-identity.ts";
import { headingOf, visit } from "../testing/visit.ts";

const NEW_PASSWORD = "aguacate maduro";
const NEW_EMAIL = "ana.nueva@example.mx";
const DEAD = "Este enlace ya no sirve";

test("a link verifies the email when the visitor says so, and not when it is only read", async () => {
  const { origin } = await useIdentity();
  const user = await signUp(origin);
  await sendEmailVerification(user, { url: `${origin}/cuenta` });
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
  expect(end.html).toContain(`href="${origin}/cuenta"`);
  expect(headingOf(await visit(link))).toBe(DEAD);
  expect(headingOf(await visit(link, {}))).toBe(DEAD);
});

test("a link gives a new password", async () => {
  const { origin } = await useIdentity();
  const user = await signUp(origin);
  await sendPasswordResetEmail(openBrowser(origin), EMAIL, { url: `${origin}/login` });
  const link = await lastLink(origin);
  const page = await visit(link);
  expect(headingOf(page)).toBe("Elige una contraseña nueva");
  expect(page.html).toContain(`value="${EMAIL}"`);
  const { status, headers } = await visit(link, { nueva: NEW_PASSWORD, repetida: NEW_PASSWORD });
  expect(status).toBe(303);
  const end = await visit(new URL(headers.get("location") ?? "", origin).href);
  expect(headingOf(end)).toBe("Tu contraseña está guardada");
  expect(end.html).toContain(`href="${origin}/login"`);
  expect((await signIn(origin, EMAIL, NEW_PASSWORD)).uid).toBe(user.uid);
});

test.for([
  ["no password", { nueva: "", repetida: "" }, "Usa al menos 6 caracteres."],
  ["a short one", { nueva: "12345", repetida: "12345" }, "Usa al menos 6 caracteres."],
  ["a long one", { nueva: "a".repeat(4097), repetida: "a".repeat(4097) }, "Usa una contraseña más corta."],
  ["two", { nueva: NEW_PASSWORD, repetida: "otra cosa" }, "Las dos contraseñas no son iguales."],
] as const)(
  "with %s the form says what is wrong, and the link still works",
  async ([, form, passwordError]) => {
    const { origin } = await useIdentity();
    await signUp(origin);
    await sendPasswordResetEmail(openBrowser(origin), EMAIL);
    const link = await lastLink(origin);
    const page = await visit(link, form);
    expect(page.status).toBe(400);
    expect(page.html).toContain(passwordError);
    expect(page.html).not.toContain(NEW_PASSWORD);
    expect((await visit(link, { nueva: NEW_PASSWORD, repetida: NEW_PASSWORD })).status).toBe(303);
  },
);

test("who has linked other ways is told which of them go", async () => {
  const { origin } = await useIdentity();
  const user = await signUp(origin);
  const ask = async () => {
    await sendPasswordResetEmail(openBrowser(origin), EMAIL);
    return (await visit(await lastLink(origin))).html;
  };
  expect(await ask()).not.toContain("se desvincula");
  await linkWithCredential(user, facebookOf());
  expect(await ask()).toContain("También se desvincula Facebook;");
  await linkWithCredential(user, phoneCredential(await askForDigits(origin, PHONE)));
  expect(await ask()).toContain("También se desvinculan tu teléfono y Facebook;");
});

test("a link changes the email, and the next one brings it back", async () => {
  const { origin } = await useIdentity();
  const user = await signUp(origin);
  await sendEmailVerification(user);
  await visit(await lastLink(origin), {});
  await verifyBeforeUpdateEmail(user, NEW_EMAIL);
  const change = await visit(await lastLink(origin));
  expect(headingOf(change)).toBe("Confirma tu correo nuevo");
  expect((await visit(await lastLink(origin), {})).status).toBe(303);
  expect((await signIn(origin, NEW_EMAIL)).uid).toBe(user.uid);
  const recovery = await visit(await lastLink(origin));
  expect(headingOf(recovery)).toBe("Recupera tu correo");
  expect(recovery.html).toContain("se desvincularán el teléfono, Google y Facebook");
  expect((await visit(await lastLink(origin), {})).status).toBe(303);
  expect((await signIn(origin)).uid).toBe(user.uid);
});

test("a new email that somebody took meanwhile is said to be taken", async () => {
  const { origin } = await useIdentity();
  await verifyBeforeUpdateEmail(await signUp(origin), NEW_EMAIL);
  await signUp(origin, NEW_EMAIL);
  const page = await visit(await lastLink(origin), {});
  expect([page.status, headingOf(page)]).toEqual([409, "Ese correo ya tiene otra cuenta"]);
});

test.for(["", "?mode=verifyEmail", "?mode=verifyEmail&oobCode=adivinado", "?mode=otro&oobCode=adivinado"])(
  "a link with '%s' is dead",
  async (query) => {
    const { origin } = await useIdentity();
    const page = await visit(`${origin}/emulator/action${query}`);
    expect([page.status, headingOf(page)]).toEqual([400, DEAD]);
    expect((await visit(`${origin}/emulator/action${query}`, {})).status).toBe(400);
  },
);

test("a link does what it says or nothing", async () => {
  const { origin } = await useIdentity();
  const user = await signUp(origin);
  await sendEmailVerification(user);
  const link = (await lastLink(origin)).replace("verifyEmail", "resetPassword");
  const page = await visit(link, { nueva: NEW_PASSWORD, repetida: NEW_PASSWORD });
  expect(headingOf(page)).toBe(DEAD);
  expect(await codeOf(signIn(origin, EMAIL, NEW_PASSWORD))).toBe("auth/invalid-credential");
});

test("a link is dead after its time, and the links of a disabled shopper are dead", async () => {
  const clock = createClock();
  const { origin, identity } = await useIdentity({ now: clock.now });
  const user = await signUp(origin);
  await sendPasswordResetEmail(openBrowser(origin), EMAIL);
  const reset = await lastLink(origin);
  await sendEmailVerification(user);
  const verification = await lastLink(origin);
  clock.pass(HOUR);
  expect(headingOf(await visit(reset))).toBe(DEAD);
  expect(headingOf(await visit(verification))).toBe("Confirma tu correo");
  identity.users.disable(user.uid);
  expect(headingOf(await visit(verification))).toBe(DEAD);
});

test.for([
  "https://ladrones.example/login",
  "//ladrones.example",
  "/\\ladrones.example",
  "javascript:alert(1)",
  "http://localhost:1/login",
])("the way back does not lead to %s", async (address) => {
  const { origin } = await useIdentity();
  const query = new URLSearchParams({ continueUrl: address });
  expect((await visit(`${origin}/emulator/action?${query}`)).html).toContain('href="/">Volver a la tienda');
});

test("a path that looks like another host stays on this one", async () => {
  const { origin } = await useIdentity();
  const query = new URLSearchParams({ continueUrl: `${origin}//ladrones.example` });
  expect((await visit(`${origin}/emulator/action?${query}`)).html).toContain(
    `href="${origin}//ladrones.example"`,
  );
});

test("the page runs no script, and does not tell its address", async () => {
  const { origin } = await useIdentity();
  await sendEmailVerification(await signUp(origin));
  const { headers, html } = await visit(await lastLink(origin));
  expect(html).not.toContain("<script");
  expect(headers.get("content-security-policy")).not.toContain("script-src");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toBe("no-store");
});

async function lastLink(origin: string): Promise<string> {
  return (await readMails(origin)).at(-1)?.oobLink ?? "no mail was sent";
}
