import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [path, heading, title] of [
  ["/home", "La despensa de la semana, pesada y en tu puerta", "La Alacena: Abarrotes y farmacia"],
  ["/marketplace", "Marketplace", "Marketplace · La Alacena"],
  ["/marketplace?categoria=farmacia", "Farmacia", "Farmacia · La Alacena"],
  ["/detalles/leche-entera-1-l", "Leche entera 1 L", "Leche entera 1 L · La Alacena"],
  ["/detalles/nada-de-esto", "Producto no encontrado", "Producto no encontrado · La Alacena"],
  ["/login", "Iniciar sesión", "Iniciar sesión · La Alacena"],
  ["/registrar", "Crear cuenta", "Crear cuenta · La Alacena"],
  ["/carritocompras", "Carrito de compras", "Carrito de compras · La Alacena"],
  ["/contactenos", "Contáctenos", "Contáctenos · La Alacena"],
  ["/quienessomos", "Quiénes somos", "Quiénes somos · La Alacena"],
  ["/privacidad", "Aviso de privacidad", "Aviso de privacidad · La Alacena"],
  ["/terminos", "Términos y condiciones", "Términos y condiciones · La Alacena"],
  ["/devoluciones", "Devoluciones", "Devoluciones · La Alacena"],
  ["/pagoconfirmado/abc", "Pedido no encontrado", "Pedido no encontrado · La Alacena"],
] as const) {
  test(
    `${path} says where one is, within WCAG 2.2 AA by day and by night`,
    { tag: ["@main", "@phone"] },
    async ({ shopper, expectErrors }) => {
      if (heading === "Producto no encontrado") expectErrors(/status of 404/);
      const { page, shop } = shopper;
      await shopper.open(path);
      await shop.see(heading, path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("status").filter({ hasText: "Cargando" })).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findViolations(page)).toEqual([]);
    },
  );
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
