import { openBrowser } from "@shop/auth-emulator/testing";
import { signInWithCustomToken } from "firebase/auth";
import { expect, test } from "vitest";
import { PROJECT_ID } from "./start/project.ts";
import { CATALOG } from "./testing/catalog.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { runScript } from "./testing/run-script.ts";
import { startLocalShop } from "./testing/start-local-shop.ts";
import { useFolder } from "./testing/use-folder.ts";
import { call } from "./testing/wire.ts";

const EMAIL = "luz@tienda.example";
const FORBIDDEN = { body: { result: { code: { id: 403 } } } };

test("the command gives roles in a shop that is running, takes them, and logs both", async () => {
  const shop = await startLocalShop({ catalog: CATALOG });
  const run = async (...args: string[]) => {
    const script = runScript("staff.ts", { args, variables: { SHOP_DATA: shop.dataFolder } });
    return [await script.ended(), script.output()];
  };
  /** Signs in with the confirmed address. */
  const signIn = async () => {
    const token = shop.auth.createEmailToken(EMAIL);
    const { user } = await signInWithCustomToken(openBrowser(shop.origin, PROJECT_ID), token);
    return user.getIdToken();
  };
  const ask = (token: string, method: string) => call(shop.origin, "httpDeskServices", { method }, token);
  try {
    const { user } = await signUpCustomer(shop.origin);
    const shopper = user.email ?? "";
    const refused = [
      run(),
      run("add", EMAIL, "surtido"),
      run("add", shopper, "surtido"),
      run("remove", shopper),
    ];
    expect(await Promise.all(refused)).toEqual([
      [0, "Nadie atiende la tienda todavía. Da acceso con npm run staff -- add CORREO direccion.\n"],
      [1, `No hay ninguna cuenta con el correo ${EMAIL}. Primero hay que crearla en la tienda.\n`],
      [1, `El correo ${shopper} no está confirmado. Confírmalo desde Mi cuenta y vuelve a intentarlo.\n`],
      [1, `${shopper} no atiende la tienda.\n`],
    ]);

    const before = await signIn();
    expect(await ask(before, "getStaff")).toMatchObject(FORBIDDEN);
    expect(await run("add", EMAIL.toUpperCase(), "direccion")).toEqual([
      0,
      `${EMAIL} tiene ahora el papel «direccion». Lo tendrá al entrar de nuevo. Su sesión termina ya; en Firebase, en una hora a más tardar.\n`,
    ]);
    expect((await ask(before, "getStaff")).status).toBe(401);
    const token = await signIn();
    expect((await ask(token, "getStaff")).body).toEqual({ result: { email: EMAIL, role: "direccion" } });
    expect(await Promise.all([run(), run("add", EMAIL, "direccion")])).toEqual([
      [0, `${EMAIL} | direccion\n`],
      [1, `${EMAIL} ya tiene el papel «direccion».\n`],
    ]);

    const entry = { by: "npm run staff", method: "changeRole", subject: EMAIL };
    expect((await ask(token, "listChanges")).body).toMatchObject({
      result: { changes: [{ ...entry, before: "", after: "direccion" }] },
    });
    const letter = { name: "Ana", email: "ana@correo.mx", message: "¿Abren <b>los domingos</b>?" };
    await call(shop.origin, "httpContactServices", { method: "sendMessage", ...letter }, token);
    const written = (await ask(token, "listMessages")).body as { result: { messages: { id: string }[] } };
    const [message] = written.result.messages;
    const answer = { method: "answerMessage", id: message?.id, text: "De nueve a dos." };
    expect((await call(shop.origin, "httpDeskServices", answer, token)).body).toMatchObject({
      result: { isSent: true, message: { answer: { text: "De nueve a dos.", by: EMAIL } } },
    });
    const mailbox = await (await fetch(`${shop.origin}/buzon-de-prueba`)).text();
    expect(mailbox).toMatch(
      /ana@correo\.mx[\s\S]*De nueve a dos\.[\s\S]*&gt; ¿Abren &lt;b&gt;los domingos&lt;\/b&gt;\?/,
    );

    const change = (email: string) =>
      call(shop.origin, "httpDeskServices", { method: "changeRole", email, role: "surtido" }, token);
    shop.auth.createEmailToken("ana@tienda.example");
    expect((await change(shopper)).body).toMatchObject({ result: { code: { id: 422, field: "email" } } });
    expect((await change("ana@tienda.example")).body).toEqual({ result: {} });
    expect(shop.auth.users.findByEmail("ana@tienda.example")?.claims).toEqual({ role: "surtido" });

    expect(await run("remove", EMAIL)).toEqual([
      0,
      expect.stringContaining(`${EMAIL} ya no atiende la tienda.`),
    ]);
    expect((await ask(token, "getStaff")).status).toBe(401);
    expect(await ask(await signIn(), "getStaff")).toMatchObject(FORBIDDEN);
    const log = await shop.store.query({ collection: "audit", limit: 10 });
    expect(log.map(({ doc }) => doc.after).toSorted()).toEqual(["", "", "direccion", "surtido"]);
  } finally {
    await shop.stop();
  }
});

test("whoever types the code of a start is of dirección at once, and the next start has none", async () => {
  const dataFolder = useFolder();
  const shop = await startLocalShop({ dataFolder, catalog: CATALOG });
  const browser = openBrowser(shop.origin, PROJECT_ID);
  const ask = async (data: object) =>
    call(shop.origin, "httpDeskServices", data, (await browser.currentUser?.getIdToken()) ?? "");
  try {
    await signInWithCustomToken(browser, shop.auth.createEmailToken(EMAIL));
    const [, code] = /este código: (\S+)/.exec(shop.output()) ?? [];
    expect((await ask({ method: "takeFirstRole", code: "0000000000" })).body).toMatchObject({
      result: { code: { id: 422, field: "code" } },
    });
    const { body } = await ask({ method: "takeFirstRole", code });
    expect((await ask({ method: "getStaff" })).status).toBe(401);
    await signInWithCustomToken(browser, (body as { result: { token: string } }).result.token);
    expect((await ask({ method: "getStaff" })).body).toEqual({ result: { email: EMAIL, role: "direccion" } });
  } finally {
    await shop.stop();
  }
  const next = await startLocalShop({ dataFolder });
  expect(next.output()).not.toContain("código");
  await next.stop();
});

test("a command that cannot be read says how it is used", async () => {
  const commands = [
    ["add", EMAIL, "jefe"],
    ["add", "luz", "surtido"],
    ["remove", EMAIL, "surtido"],
    ["add", EMAIL, "surtido", "--project", ""],
  ];
  const scripts = commands.map((args) => runScript("staff.ts", { args }));
  expect(await Promise.all(scripts.map((script) => script.ended()))).toEqual([1, 1, 1, 1]);
  for (const script of scripts) expect(script.output()).toMatch(/^Usa: npm run staff/);
});
