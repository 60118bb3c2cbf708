import { describe, expect, it } from "vitest";
import { paths } from "./paths.ts";

describe("the addresses", () => {
  it("are those of the specification, and the steps to an order below the cart", () => {
    const fixed = Object.entries(paths).filter(([, path]) => typeof path === "string");
    expect(Object.fromEntries(fixed)).toEqual({
      home: "/home",
      marketplace: "/marketplace",
      lastProduct: "/detalles",
      quickProduct: "/detalle",
      login: "/login",
      signUp: "/registrar",
      cart: "/carritocompras",
      checkoutAddress: "/carritocompras/direccion",
      checkoutShipping: "/carritocompras/envio",
      checkoutMethod: "/carritocompras/metodo",
      checkoutReview: "/carritocompras/revision",
      about: "/quienessomos",
      contact: "/contactenos",
      privacy: "/privacidad",
      terms: "/terminos",
      returns: "/devoluciones",
      account: "/cuenta",
      orders: "/cuenta?seccion=pedidos",
      orderConfirmed: "/pagoconfirmado",
    });
  });

  it("carry any value as one", () => {
    expect([
      paths.product("leche-entera-1-l"),
      paths.product("a/b?c#d"),
      paths.category("té & café"),
    ]).toEqual([
      "/detalles/leche-entera-1-l",
      "/detalles/a%2Fb%3Fc%23d",
      "/marketplace?categoria=t%C3%A9%20%26%20caf%C3%A9",
    ]);
  });
});
