import { findViolations } from "../find-violations.ts";
import { expect, test } from "../fixtures.ts";
import { Privacy } from "../pages/privacy.ts";

// Everybody here comes for the first time.
test.use({ storageState: { cookies: [], origins: [] } });

test(
  "nothing is loaded and nothing is sent before the shopper agrees, nor after they refuse",
  { tag: "@main" },
  async ({ shopper }) => {
    const privacy = new Privacy(shopper.page);
    await shopper.open("/home");
    await expect(privacy.question).toBeVisible();
    await shopper.shop.goTo("Marketplace");
    await shopper.shop.see("Marketplace");
    await privacy.reject.click();
    await expect(privacy.question).toHaveCount(0);
    await expect(privacy.button).toBeFocused();
    await shopper.reload();
    await expect(shopper.page.getByRole("article").first()).toBeVisible();
    await shopper.shop.goTo("Inicio");
    await shopper.shop.see("La despensa de la semana, pesada y en tu puerta");
    // The question would have come by the time that the button brings it back.
    await privacy.button.click();
    await expect(privacy.question).toBeFocused();
    await expect(privacy.question).toContainText("Ahora no lo permites.");
    await privacy.question.getByRole("button", { name: "Cerrar" }).click();
    await expect(privacy.question).toHaveCount(0);
    expect([privacy.sentEvents, privacy.hasLoadedAnalytics]).toEqual([[], false]);
  },
);

test("with the keyboard alone one agrees, thinks better of it, and is tracked no more", async ({
  shopper,
}) => {
  const privacy = new Privacy(shopper.page);
  await shopper.open("/home");
  await expect(privacy.question).toBeVisible();
  await privacy.accept.focus();
  await shopper.page.keyboard.press("Enter");
  await privacy.seeTracked("view_item_list");
  await expect(privacy.button).toBeFocused();
  await shopper.page.keyboard.press("Enter");
  await expect(privacy.question).toBeFocused();
  await expect(privacy.question).toContainText("Ahora lo permites.");
  await shopper.page.keyboard.press("Tab");
  await expect(privacy.reject).toBeFocused();
  await shopper.page.keyboard.press("Enter");
  await expect(privacy.button).toBeFocused();
  await shopper.shop.goTo("Marketplace");
  await expect(shopper.page.getByRole("article").first()).toBeVisible();
  await shopper.reload();
  await expect(shopper.page.getByRole("article").first()).toBeVisible();
  await privacy.seeTracked("view_item_list");
  const left = await shopper.page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.includes("contados"))).toEqual([]);
});

test("a rejection in one tab holds in the other, and the account says how it stands", async ({ shopper }) => {
  const privacy = new Privacy(shopper.page);
  await shopper.register();
  await privacy.accept.click();
  await shopper.open("/cuenta?seccion=seguridad");
  const setting = shopper.page.getByRole("status").filter({ hasText: "este dispositivo" });
  await expect(setting).toHaveText("Lo permites en este dispositivo.");
  const other = await shopper.openTab();
  await other.open("/quienessomos");
  const there = new Privacy(other.page);
  await there.button.click();
  await there.reject.click();
  await expect(setting).toHaveText("No está permitido en este dispositivo.");
  await shopper.page.getByRole("button", { name: "Permitir", exact: true }).click();
  await expect(setting).toHaveText("Lo permites en este dispositivo.");
});

test("the question covers nothing that one needs, on a phone and magnified @phone", async ({ shopper }) => {
  const privacy = new Privacy(shopper.page);
  await shopper.open("/home");
  await expect(privacy.question).toBeVisible();
  await shopper.shop.goToCart();
  await shopper.shop.see("Carrito de compras");
  await shopper.shop.seeNoSidewaysScroll();
  await expect(privacy.question).toBeInViewport();
  expect(await findViolations(shopper.page)).toEqual([]);
  // The last thing of the page stands above it.
  await privacy.button.click();
  await expect(privacy.question).toBeVisible();
  await shopper.page.setViewportSize({ width: 320, height: 256 });
  await shopper.page.evaluate(() => scrollTo(0, 0));
  await expect(privacy.question).not.toBeInViewport();
  await privacy.reject.click();
  await expect(privacy.question).toHaveCount(0);
});
