import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";
import { inTurn } from "../in-turn.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import { FlowsPage } from "../pages/flows-page.ts";

const BEANS = "Frijol negro 900 g";
const PRODUCT = "/detalles/frijol-negro-900-g";
const FLOWS = fileURLToPath(new URL("../../tools/run/flows.mjs", import.meta.url));

test(
  "a purchase is followed as it happens, looked at step by step, saved, replayed exactly and opened again",
  { tag: "@full" },
  async ({ shopper }, { outputDir }) => {
    const { page, shop, order, product, setup } = shopper;
    const checkout = new CheckoutPage(page);
    await shopper.open("/registrar?inspect");
    const flows = await FlowsPage.openIn(shopper.context);
    await shopper.signUp.submit(shopper);
    await shop.seeLoggedIn();
    await setup.confirmEmail();
    await CheckoutPage.setAddress(setup);
    await shop.goTo("Marketplace");
    await shopper.marketplace.chooseCategory("Abarrotes");
    await shopper.marketplace.openProduct(BEANS);
    await flows.pick("cart");
    await flows.seeLit("cart.open.empty");
    await product.product(BEANS).add();
    await shop.seeUnits(1);
    await flows.seeLit("cart.open.summary.belowMinimum");
    expect(await flows.types()).toEqual(expect.arrayContaining(["line.add", "xstate.done.actor.send"]));

    // Back to the state before.
    await flows.step("line.add").click();
    await expect(flows.moment).toContainText(/^Paso \d+ de \d+/);
    await expect(flows.event).toContainText(BEANS);
    await expect(flows.context).toContainText("Estado: open.empty");
    await expect(flows.form).toContainText("Solo se puede enviar en vivo.");
    await product.product(BEANS).increaseBy(3);
    await shop.seeUnits(4);
    await expect(flows.moment).toHaveText(/^Paso \d+ de \d+ · \d+ eventos nuevos$/);
    await flows.bar.getByRole("button", { name: "Seguir en vivo" }).click();
    await expect(flows.moment).toHaveText("En vivo");

    await shop.goToCart();
    await shopper.cart.pay.click();
    await checkout.goToReview(/^Al recibir el pedido/);
    await checkout.pay.click();
    await order.see("Pedido recibido");
    await flows.seeState("cart", "open.empty");
    const saving = flows.page.waitForEvent("download");
    await flows.bar.getByRole("button", { name: "Guardar sesión" }).click();
    const file = `${outputDir}/purchase.json`;
    await (await saving).saveAs(file);
    const { status, stdout } = spawnSync(process.execPath, [FLOWS, "replay", file], { encoding: "utf8" });
    expect(stdout).toMatch(/^checkout: \d+ of \d+ steps lead/m);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.not.stringContaining("cannot be judged"),
    });
    await flows.bar.getByLabel("Abrir sesión…").setInputFiles(file);
    await expect(flows.apps.locator("option:checked")).toContainText("Grabación: ");
    await expect(flows.moment).toHaveText(/^Paso (\d+) de \1$/);
  },
);

test(
  "a page that is opened late shows what is, and what it sends changes the shop; a tab that has left stays; the panel below the shop is the same",
  { tag: "@full" },
  async ({ shopper }) => {
    await shopper.open(`${PRODUCT}?inspect`);
    await shopper.product.product(BEANS).add();
    await shopper.shop.seeUnits(1);
    const flows = await FlowsPage.openIn(shopper.context);
    await flows.pick("cart");
    await flows.seeLit("cart.open.summary.belowMinimum");
    expect(await flows.types()).toContain("line.add");
    await flows.send("cart.clear", { operationId: "from-the-page" });
    await expect(flows.form.getByRole("status")).toHaveText("Se envió cart.clear.");
    await shopper.shop.seeUnits(0);
    await flows.send("nobody.listens", {});
    await expect(flows.step("nobody.listens")).toContainText("ignorado");

    const other = await shopper.openTab();
    await other.open("/marketplace?inspect");
    await expect(flows.apps.locator("option")).toHaveCount(2);
    await other.page.close();
    const left = flows.apps.locator("option", { hasText: "(cerrada)" });
    await flows.apps.selectOption(await left.getAttribute("value"));
    await flows.seeState("cart", "open.empty");
    await flows.open("Detalle");
    await expect(flows.form).toContainText("Solo se puede enviar en vivo.");

    const { page, shop, product } = shopper;
    await shopper.open(`${PRODUCT}?inspect=panel`);
    const panel = new FlowsPage(page.frameLocator('iframe[title="Flujos"]'));
    await panel.pick("cart");
    await panel.seeInChart("cart.open.empty");
    await page.setViewportSize({ width: 390, height: 844 });
    await inTurn(await shop.nav.getByRole("link").all(), (link) => link.click({ trial: true }));
    await product.product(BEANS).add();
    await panel.seeLit("cart.open.summary.belowMinimum");
    await panel.seeInChart("cart.open.summary.belowMinimum");
    await page.getByRole("button", { name: "Cerrar los flujos" }).click();
    await expect(page.getByTitle("Flujos")).toHaveCount(0);
  },
);

test("a shopper has nothing of the inspector, and nothing personal and nothing secret leaves the shop", async ({
  shopper,
  context,
}) => {
  const asked: string[] = [];
  shopper.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await shopper.open("/marketplace");
  await shopper.page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /inspect|flujos/.test(path))).toEqual([]);

  const spy = await context.newPage();
  await spy.goto("/flujos.html");
  const read = await FlowsPage.record(spy);
  await shopper.open("/registrar?inspect");
  await shopper.signUp.submit(shopper);
  await shopper.shop.seeLoggedIn();
  await shopper.open("/cuenta");
  await expect(shopper.page.getByText(shopper.email).first()).toBeVisible();

  const all = await read();
  expect(all).toContain('"machine":"signUpForm"');
  expect(all).toContain('"machine":"profile"');
  const [firstName = ""] = shopper.name.split(" ");
  for (const canary of [shopper.email, shopper.password, shopper.name, firstName, "eyJ"])
    expect(all).not.toContain(canary);
});

test(
  "the chart fits and is zoomed by wheel and keys, and everybody can use its page",
  { tag: "@full" },
  async ({ shopper }) => {
    await shopper.open("/marketplace?inspect");
    const flows = await FlowsPage.openIn(shopper.context);
    const { page, chart, drawing } = flows;
    await page.setViewportSize({ width: 1440, height: 900 });
    await flows.pick("cart");
    await flows.seeLit("cart.open.empty");
    const isWhole = () =>
      chart.evaluate(
        ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
          scrollWidth <= clientWidth && scrollHeight <= clientHeight,
      );
    const width = async () => (await drawing.boundingBox())?.width ?? 0;
    // The whole chart is visible, with legible text: it is 12 px in the drawing.
    await expect.poll(isWhole).toBe(true);
    const scale = await drawing.evaluate(
      (svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
    );
    expect(12 * scale).toBeGreaterThanOrEqual(11);
    const whole = await width();

    await chart.hover();
    await page.mouse.wheel(0, -150);
    await expect.poll(width).toBeGreaterThan(whole * 1.2);
    const large = await width();
    await chart.press("-");
    await expect.poll(width).toBeLessThan(large);
    await chart.press("0");
    await expect.poll(width).toBe(whole);

    await flows.open("Actores");
    await flows.open("Eventos");
    await flows.open("Detalle");
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findViolations(page)).toEqual([]);
    await flows.step("shopper.changed").focus();
    await page.keyboard.press("Enter");
    await expect(flows.moment).toContainText("Paso");
    await inTurn([/^Detalle/, /^Eventos/, /^Actores/], async (toggle) => {
      await page.keyboard.press("Escape");
      await expect(flows.bar.getByRole("button", { name: toggle })).toBeFocused();
    });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await findViolations(page)).toEqual([]);
  },
);
