import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";

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
        expect(await findViolations(shopper.page)).toEqual([]);
      });
    }
  });
}

test.describe("on a screen of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [path, heading] of [
    [`/marketplace?q=${"W".repeat(80)}`, `«${"W".repeat(80)}»`],
    [`/marketplace?categoria=farmacia&q=${"z".repeat(80)}`, `«${"z".repeat(80)}» en Farmacia`],
  ] as const) {
    test(`${path} needs no scrolling sideways`, async ({ shopper }) => {
      await shopper.open(path);
      await shopper.shop.see(heading);
      await shopper.shop.seeNoSidewaysScroll();
    });
  }
});
