import { applyActionCode, sendEmailVerification, sendPasswordResetEmail } from "firebase/auth";
import { expect, test } from "vitest";
import { lastCode } from "../testing/sent.ts";
import {
  askForDigits,
  EMAIL,
  openBrowser,
  PHONE,
  phoneCredential,
  signInWith,
  signUp,
} from "../testing/people.ts";
import { useEmulator } from "../testing/use-emulator.ts";
import { headingOf, visit } from "../testing/visit.ts";

const PATH = "/emulator/mailbox";

test("the mailbox shows what would have been sent, newest first", async () => {
  const { origin } = await useEmulator();
  expect((await visit(`${origin}${PATH}`)).html).toContain("Todavía no hay mensajes.");
  const user = await signUp(origin);
  await sendEmailVerification(user);
  const sms = await askForDigits(origin, PHONE);
  await sendPasswordResetEmail(openBrowser(origin), EMAIL);
  const page = await visit(`${origin}${PATH}`);
  expect(headingOf(page)).toBe("Buzón de prueba");
  const order = [
    "Tu contraseña nueva en la tienda",
    "Elegir contraseña nueva",
    "Tu código de la tienda",
    sms.code,
    "Confirma tu correo en la tienda",
    "Confirmar mi correo",
  ].map((text) => page.html.indexOf(text));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test("times are in the configured time zone", async () => {
  const { origin } = await useEmulator({
    now: () => Date.parse("2026-11-24T06:47:00Z"),
    frame: { lang: "es-MX" },
    timeZone: "America/Mexico_City",
  });
  await askForDigits(origin, PHONE);
  expect((await visit(`${origin}${PATH}`)).html).toMatch(
    /<time datetime="2026-11-24T06:47:00\.000Z">24 nov 2026, 12:47:00/,
  );
});

test("what was used is shown as over, and its link is gone", async () => {
  const { origin } = await useEmulator();
  const user = await signUp(origin);
  await sendEmailVerification(user);
  await applyActionCode(openBrowser(origin), await lastCode(origin));
  await signInWith(origin, phoneCredential(await askForDigits(origin, PHONE)));
  const { html } = await visit(`${origin}${PATH}`);
  expect(html).toContain("Este enlace ya se usó o venció.");
  expect(html).toContain("Este código ya se usó o venció.");
  expect(html).not.toContain("/emulator/action");
});

test("an address with markup in it stays text", async () => {
  const { origin } = await useEmulator();
  const email = `<b>"&ana'@example.mx`;
  await sendEmailVerification(await signUp(origin, email));
  const { html } = await visit(`${origin}${PATH}`);
  expect(html).toContain("&lt;b&gt;&quot;&amp;ana'<wbr>@example.mx");
  expect(html).not.toContain('<b>"');
});

test("the mailbox lies in no cache, runs its own script alone and is framed by nobody", async () => {
  const { origin } = await useEmulator();
  const { headers, html } = await visit(`${origin}${PATH}`);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^ ]+'; img-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(html).toContain(`<script src="${PATH}.js" defer></script>`);
  const script = await fetch(`${origin}${PATH}.js`);
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});
