import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";
import { inTurn } from "../in-turn.ts";
import { FlowsPage } from "../pages/flows-page.ts";

const BEANS = "Frijol negro 900 g";
const PRODUCT = "/detalles/frijol-negro-900-g";
const FLOWS = fileURLToPath(new URL("../../tools/run/flows.mjs", import.meta.url));
test("a purchase is followed as it happens, and looked at again afterwards", async ({ shopper }, {
  outputDir,
}) => {
  await shopper.register();
  await shopper.open(`${PRODUCT}?inspect`);
  const flows = await FlowsPage.openIn(shopper.context);
  await flows.pick("contents");
  await flows.seeLit("accountCart.settled.empty");

  await shopper.product.product(BEANS).add();
  await shopper.shop.seeUnits(1);
  await flows.seeState("summary", "belowMinimum");
  await flows.seeLit("accountCart.settled.summarised");
  await expect(flows.chart.locator('[data-active][data-state="accountCart.settled.empty"]')).toHaveCount(0);
  await expect(flows.chart.locator("[data-taken]").first()).toBeAttached();
  expect(await flows.types()).toEqual(expect.arrayContaining(["line.add", "xstate.done.actor.send"]));

  // Back to when it was only wanted.
  await flows.step("line.add").click();
  await expect(flows.moment).toContainText(/^Paso \d+ de \d+/);
  await expect(flows.event).toContainText("line.add");
  await expect(flows.event).toContainText(BEANS);
  await expect(flows.context).toContainText("Estado: open.shopper.account");
  await expect(flows.form).toContainText("Solo se puede enviar en vivo.");
  await flows.bar.getByRole("button", { name: "Seguir en vivo" }).click();
  await expect(flows.moment).toHaveText("En vivo");

  // Held still, it stays where it is and counts what happens meanwhile.
  await flows.bar.getByRole("button", { name: "Pausar" }).click();
  await expect(flows.moment).toHaveText(/^Paso (\d+) de \1$/);
  await shopper.product.product(BEANS).increaseBy(1);
  await shopper.shop.seeUnits(2);
  await expect(flows.moment).toHaveText(/^Paso \d+ de \d+ · \d+ eventos nuevos$/);
  await flows.bar.getByRole("button", { name: "Seguir en vivo" }).click();
  await expect(flows.moment).toHaveText("En vivo");

  await flows.filter("line.");
  expect(new Set(await flows.types())).toEqual(new Set(["line.set", "line.add"]));

  // Saved, taken again by the machines, and opened as a session of its own.
  const saving = flows.page.waitForEvent("download");
  await flows.bar.getByRole("button", { name: "Guardar sesión" }).click();
  const file = `${outputDir}/session.json`;
  await (await saving).saveAs(file);
  expect(execFileSync(process.execPath, [FLOWS, "replay", file], { encoding: "utf8" })).toMatch(
    /cart: \d+ of \d+ steps lead/,
  );
  await flows.bar.getByLabel("Abrir sesión…").setInputFiles(file);
  await expect(flows.apps.locator("option:checked")).toContainText("Grabación: ");
  await flows.seeState("summary", "belowMinimum");
  await expect(flows.moment).toHaveText(/^Paso (\d+) de \1$/);
  await expect(flows.bar.getByRole("button", { name: /Pausar|Seguir en vivo/ })).toHaveCount(0);
});

test("a page that is opened late shows what is, and what it sends changes the shop", async ({ shopper }) => {
  await shopper.open(`${PRODUCT}?inspect`);
  await shopper.product.product(BEANS).add();
  await shopper.shop.seeUnits(1);
  const flows = await FlowsPage.openIn(shopper.context);
  await flows.pick("contents");
  await flows.seeState("contents", "settled.light");
  await flows.seeLit("guestCart.settled.light");
  await flows.pick("cart");
  expect(await flows.types()).toContain("line.add");

  await flows.send("cart.clear", { operationId: "from-the-page" });
  await expect(flows.form.getByRole("status")).toHaveText("Se envió cart.clear.");
  await shopper.shop.seeUnits(0);

  await flows.send("nobody.listens", {});
  await expect(flows.step("nobody.listens")).toContainText("ignorado");
  await expect(flows.form.getByRole("status")).toHaveText(
    "El actor ignoró nobody.listens: en su estado no lo espera.",
  );
});

test("what happens at the start of the shop is in the log", async ({ shopper }) => {
  await shopper.open("/marketplace?inspect");
  const flows = await FlowsPage.openIn(shopper.context);
  await flows.seeState("contents", "settled.empty");
  expect(await flows.types()).toEqual(expect.arrayContaining(["cart.open", "xstate.done.actor.price"]));
  await flows.filter("cart.open");
  await flows.step("cart.open").click();
  await expect(flows.event).toContainText("Deapp");
  await flows.filter("xstate.init");
  await expect(flows.log.getByRole("button").filter({ hasText: "app > session" })).toBeVisible();
});

test("several tabs can be chosen from, and what one did that has left", async ({ shopper }) => {
  await shopper.open("/marketplace?inspect");
  const other = await shopper.openTab();
  await other.open(`${PRODUCT}?inspect`);
  const flows = await FlowsPage.openIn(shopper.context);
  await expect(flows.apps.locator("option")).toHaveCount(2);
  await other.page.close();
  const left = flows.apps.locator("option", { hasText: "(cerrada)" });
  await flows.apps.selectOption(await left.getAttribute("value"));
  await flows.seeState("product", "ready");
  await flows.open("Detalle");
  await expect(flows.form).toContainText("Solo se puede enviar en vivo.");
});

test("below the shop it is the same page", async ({ shopper }) => {
  await shopper.open("/marketplace?inspect=panel");
  const panel = new FlowsPage(shopper.page.frameLocator('iframe[title="Flujos"]'));
  await panel.pick("session");
  await panel.seeLit("session.anonymous.idle");
  await shopper.page.setViewportSize({ width: 390, height: 844 });
  await inTurn(await shopper.shop.nav.getByRole("link").all(), (link) => link.click({ trial: true }));
  await shopper.page.getByRole("button", { name: "Cerrar los flujos" }).click();
  await expect(shopper.page.getByTitle("Flujos")).toHaveCount(0);
});

test("nothing personal and nothing secret leaves the shop", async ({ shopper, context }) => {
  const spy = await context.newPage();
  await spy.goto("/flujos.html");
  await spy.evaluate(() => {
    const received: string[] = [];
    const bus = new BroadcastChannel("machines");
    bus.addEventListener("message", ({ data }) => received.push(JSON.stringify(data)));
    Object.assign(globalThis, { received });
  });
  await shopper.open("/registrar?inspect");
  await shopper.signUp.submit(shopper);
  await shopper.shop.seeLoggedIn();
  await shopper.open("/contactenos");
  const message = "Vivo en la calle Canario, a la vuelta.";
  await shopper.contact.submit({ name: shopper.name, email: shopper.email, message });
  await expect(shopper.contact.thanks).toBeVisible();
  await shopper.open("/cuenta");
  await expect(shopper.page.getByText(shopper.email).first()).toBeVisible();

  const received = await spy.evaluate(() => Reflect.get(globalThis, "received") as string[]);
  const all = received.join("\n");
  expect(all).toContain('"machine":"signUpForm"');
  expect(all).toContain('"machine":"contact"');
  expect(all).toContain('"machine":"profile"');
  const [firstName = ""] = shopper.name.split(" ");
  for (const canary of [shopper.email, shopper.password, shopper.name, firstName, "Canario", "eyJ"])
    expect(all).not.toContain(canary);
});

test("a shopper has nothing of it", async ({ shopper }) => {
  const asked: string[] = [];
  shopper.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await shopper.open("/marketplace");
  await expect(shopper.marketplace.products.first()).toBeVisible();
  expect(asked.filter((path) => /inspect|flujos/.test(path))).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the page can be used by everybody, ${colorScheme}`, async ({ shopper }) => {
    await shopper.open(`${PRODUCT}?inspect`);
    await shopper.product.product(BEANS).add();
    const flows = await FlowsPage.openIn(shopper.context);
    await flows.page.emulateMedia({ colorScheme });
    await flows.pick("contents");
    await flows.seeLit("guestCart.settled.light");
    await flows.open("Actores");
    await flows.open("Eventos");
    await flows.open("Detalle");
    expect(await findViolations(flows.page)).toEqual([]);
    await flows.step("line.add").focus();
    await flows.page.keyboard.press("Enter");
    await expect(flows.moment).toContainText("Paso");
    await flows.page.keyboard.press("ArrowDown");
    await flows.page.keyboard.press("Enter");
    await expect(flows.event).not.toContainText("line.add");
    const closeLast = async (toggle: RegExp) => {
      await flows.page.keyboard.press("Escape");
      await expect(flows.bar.getByRole("button", { name: toggle })).toBeFocused();
    };
    await closeLast(/^Detalle/);
    await closeLast(/^Eventos/);
    await closeLast(/^Actores/);
    await flows.page.setViewportSize({ width: 320, height: 700 });
    expect(await flows.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await findViolations(flows.page)).toEqual([]);
  });
}
