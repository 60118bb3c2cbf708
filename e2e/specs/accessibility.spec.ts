import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";
import type { Shopper } from "../pages/shopper.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`within WCAG 2.2 AA, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [path, heading] of [
      ["/home", "La despensa de la semana, pesada y en tu puerta"],
      ["/marketplace?categoria=farmacia", "Farmacia"],
      ["/detalles/leche-entera-1-l", "Leche entera 1 L"],
      ["/login", "Iniciar sesión"],
      ["/carritocompras", "Carrito de compras"],
      ["/contactenos", "Contáctenos"],
      ["/quienessomos", "Quiénes somos"],
      ["/pagoconfirmado/abc", "Pedido no encontrado"],
    ] as const) {
      test(`${path} has no violation`, { tag: ["@main", "@phone"] }, async ({ shopper }) => {
        await shopper.open(path);
        await shopper.shop.see(heading);
        await expect(shopper.page.getByRole("status").filter({ hasText: "Cargando" })).toHaveCount(0);
        await seeNoViolations(shopper);
      });
    }

    test("the quick view has no violation", async ({ shopper }) => {
      await shopper.open("/detalles/leche-entera-1-l");
      await shopper.product.openQuickView("Leche entera 1 L");
      await shopper.shop.see("Leche entera 1 L", "/detalle");
      await seeNoViolations(shopper);
    });

    test("a form with validation errors has no violation", { tag: "@phone" }, async ({ shopper }) => {
      await shopper.open("/registrar");
      await shopper.signUp.button.click();
      await expect(shopper.signUp.name).toHaveAccessibleDescription("Escribe tu nombre.");
      await seeNoViolations(shopper);
    });

    test("a failure has no violation", async ({ shopper, expectErrors }) => {
      expectErrors(/status of 500/);
      await shopper.calls.fail("listProducts");
      // A screen that is opened by its address comes drawn, with nothing left to ask.
      await shopper.open("/quienessomos");
      await shopper.shop.goTo("Marketplace");
      await expect(shopper.shop.retry).toBeVisible();
      await seeNoViolations(shopper);
    });

    test("cart, message and account have no violation", { tag: "@phone" }, async ({ shopper }) => {
      const { shop, cart } = shopper;
      await shopper.register();
      await shopper.buy("leche-entera-1-l", "Leche entera 1 L");
      await seeNoViolations(shopper);
      await shop.goToCart();
      await expect(cart.weightStatus).toHaveText(/^Te faltan/);
      await seeNoViolations(shopper);
      await cart.line("Leche entera 1 L").type(3);
      await expect(cart.pay).toBeVisible();
      await seeNoViolations(shopper);
      await shop.goTo("Mi cuenta");
      await expect(shopper.account.profile).toContainText(shopper.email);
      await seeNoViolations(shopper);
    });
  });
}

test.describe("on a screen of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [path, heading] of [
    ["/home", "La despensa de la semana, pesada y en tu puerta"],
    ["/marketplace?categoria=farmacia", "Farmacia"],
    [`/marketplace?q=${"W".repeat(80)}`, `«${"W".repeat(80)}»`],
    [`/marketplace?categoria=farmacia&q=${"z".repeat(80)}`, `«${"z".repeat(80)}» en Farmacia`],
    ["/detalles/leche-entera-1-l", "Leche entera 1 L"],
    ["/registrar", "Crear cuenta"],
  ] as const) {
    test(`${path} needs no scrolling sideways`, async ({ shopper }) => {
      await shopper.open(path);
      await shopper.shop.see(heading);
      await shopper.shop.seeNoSidewaysScroll();
    });
  }

  test("cart and message need no scrolling sideways", async ({ shopper }) => {
    await shopper.register();
    await shopper.buy("leche-entera-1-l", "Leche entera 1 L");
    await shopper.shop.seeNoSidewaysScroll();
    await shopper.shop.goToCart();
    await shopper.cart.line("Leche entera 1 L").type(3);
    await expect(shopper.cart.pay).toBeVisible();
    await shopper.shop.seeNoSidewaysScroll();
  });
});

async function seeNoViolations({ page }: Shopper): Promise<void> {
  expect.soft(await findViolations(page)).toEqual([]);
}
