import { expect, test } from "../fixtures.ts";

test(
  "an address that the shop does not have says so and leads back",
  { tag: "@main" },
  async ({ shopper, expectErrors }) => {
    expectErrors(/status of 404/);
    await shopper.open("/no/existe");
    await shopper.shop.see("Página no encontrada", "/no/existe");
    await expect(shopper.page).toHaveTitle("Página no encontrada · La Alacena");
    await shopper.page.getByRole("link", { name: "Volver al inicio" }).click();
    await shopper.shop.see("La despensa de la semana, pesada y en tu puerta", "/home");
  },
);

test("the header leads to every part of the shop", { tag: ["@main", "@phone"] }, async ({ shopper }) => {
  const { shop } = shopper;
  await shopper.open("/marketplace");
  const { documents } = shopper;
  await shop.goTo("Inicio");
  await shop.see("La despensa de la semana, pesada y en tu puerta", "/home");
  await shop.goTo("Marketplace");
  await shop.see("Marketplace", "/marketplace");
  await shop.goTo("Quiénes somos");
  await shop.see("Quiénes somos", "/quienessomos");
  await shop.goTo("Contáctenos");
  await shop.see("Contáctenos", "/contactenos");
  await shop.goTo("Carrito vacío");
  await shop.see("Carrito de compras", "/carritocompras");
  await shop.goTo("Iniciar sesión");
  await shop.see("Iniciar sesión", "/login");
  expect(shopper.documents).toBe(documents);
});
