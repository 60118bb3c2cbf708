import { expect, test } from "vitest";
import { askForDigits, PHONE } from "./testing/people.ts";
import { useEmulator } from "./testing/use-emulator.ts";
import { visit } from "./testing/visit.ts";

test("pages stand at the paths and in the frame that the app gives, under the name of the shop", async () => {
  const { origin } = await useEmulator({
    shopName: "<La Tienda>",
    frame: { lang: "es-MX", style: ":root { --accent: teal; }", icon: "/tienda.svg" },
    paths: { mailbox: "/correo", picker: "/cuentas" },
  });
  await askForDigits(origin, PHONE);
  const { html } = await visit(`${origin}/correo`);
  expect(html).toContain('<html lang="es-MX">');
  expect(html).toContain('<link rel="icon" href="/tienda.svg">');
  expect(html).toContain("--accent: teal;");
  expect(html).toContain("Tu código de &lt;La Tienda&gt;");
  expect(html).toContain('<script src="/correo.js" defer></script>');
  expect((await fetch(`${origin}/correo.js`)).status).toBe(200);
  expect((await visit(`${origin}/cuentas?provider=google`)).status).toBe(200);
  expect((await visit(`${origin}/emulator/mailbox`)).html).toBe("somebody else's");
});
