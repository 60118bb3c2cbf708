import { shop } from "@shop/commerce";
import { describe, expect, it } from "vitest";
import { sentences } from "./all-texts.ts";
import { about } from "../../features/about/texts.ts";
import { account } from "../../features/account/texts.ts";
import { cart } from "../../features/cart/texts.ts";
import { catalog } from "../../features/product/texts.ts";
import { contact } from "../../features/contact/texts.ts";
import { failureText } from "../../shared/format.ts";
import { head } from "../../shared/head/texts.ts";
import { marketplace } from "../../features/catalog/texts.ts";
import { order } from "../../features/orders/texts.ts";
import { session } from "../../features/session/texts.ts";
import { shell } from "../../shared/texts.ts";
import { toasts } from "../layout/toasts/toast-texts.ts";

const placesOf = (isWrong: (sentence: string) => boolean) =>
  sentences.filter(([, sentence]) => isWrong(sentence)).map(([place, sentence]) => `${place}: ${sentence}`);

describe("the sentences of the shop", () => {
  it("are all there", () => {
    expect(sentences.length).toBeGreaterThan(100);
    expect(placesOf((sentence) => sentence.trim() === "")).toEqual([]);
    expect(placesOf((sentence) => /undefined|NaN|\[object|null/.test(sentence))).toEqual([]);
  });

  it("are set as Spanish is: one space, one ellipsis, opened questions and exclamations", () => {
    expect(placesOf((sentence) => sentence !== sentence.trim() || / {2}|\.\.\./.test(sentence))).toEqual([]);
    expect(placesOf((sentence) => /\?/.test(sentence) && !/¿/.test(sentence))).toEqual([]);
    expect(placesOf((sentence) => /!/.test(sentence) && !/¡/.test(sentence))).toEqual([]);
  });

  it("speak to the shopper as tú", () => {
    const formal = /\b(usted|ustedes|vuestro|vosotros|su cuenta|su carrito|haga clic|ingrese|escriba)\b/i;
    expect(placesOf((sentence) => formal.test(sentence))).toEqual([]);
  });
});

describe("what the shop promises", () => {
  const everySentence = [...sentences.map(([, sentence]) => sentence), head.home, head.cart, head.contact];

  it("is no answer, notice or check that nothing in the shop takes care of", () => {
    const promise = /respondemos|día hábil|avisarte|te avis(amos|emos)|te ayudamos|la revisamos/i;
    const rejections = [failureText({ id: 403, reason: "tooLate" }), failureText({ id: 500 })];
    expect([...everySentence, ...rejections].filter((sentence) => promise.test(sentence))).toEqual([]);
  });

  it("is no delivery within hours: only a chosen window has a time", () => {
    const windows = shop.shipping.map(({ window }) => window);
    // Only the name of a day may precede the hours of a window.
    const promise = /en menos de|^hoy\b./i;
    expect([...everySentence, ...windows].filter((sentence) => promise.test(sentence))).toEqual([]);
  });
});

it("the names that tests from outside find things by are those of the specification", () => {
  expect([
    [shell.home, shell.marketplace, shell.about, shell.contact, shell.login, shell.account],
    [shell.cartLabel(0), shell.cartLabel(1), shell.cartLabel(12)],
    [marketplace.title, marketplace.filters.title],
    [catalog.product.addLabel("Pan"), catalog.product.increase("Pan")],
    [catalog.product.decrease("Pan"), catalog.product.quantity("Pan")],
    [cart.title, cart.remove("Pan"), cart.clear, cart.subtotal, cart.totalWeight, cart.pay],
    [cart.groups.dairy.title, cart.groups.pharmacy.title, cart.shipping.legend, cart.minimum.meter],
    [session.login.title, session.login.email, session.login.password, session.login.rememberMe],
    [session.login.submit, session.signUp.title, session.signUp.name, session.signUp.submit],
    [account.title, account.signOut, ...Object.values(account.sections)],
    [contact.title, contact.name, contact.email, contact.message, contact.submit],
    [about.title, order.notFound.title, shell.notFound.title, shell.retry, toasts.undo],
  ]).toEqual([
    ["Inicio", "Marketplace", "Quiénes somos", "Contáctenos", "Iniciar sesión", "Mi cuenta"],
    ["Carrito vacío", "Carrito, 1 producto", "Carrito, 12 productos"],
    ["Marketplace", "Filtros"],
    ["Agregar Pan al carrito", "Aumentar cantidad de Pan"],
    ["Disminuir cantidad de Pan", "Cantidad de Pan"],
    ["Carrito de compras", "Quitar Pan", "Vaciar carrito", "Subtotal", "Peso total", "Ir a pagar"],
    ["Lácteos", "Farmacia", "Opción de envío", "Peso mínimo"],
    ["Iniciar sesión", "Correo electrónico", "Contraseña", "Mantener la sesión iniciada"],
    ["Iniciar sesión", "Crear cuenta", "Nombre", "Crear cuenta"],
    ["Mi cuenta", "Cerrar sesión", "Perfil", "Direcciones", "Pedidos", "Seguridad"],
    ["Contáctenos", "Nombre", "Correo electrónico", "Mensaje", "Enviar mensaje"],
    ["Quiénes somos", "Pedido no encontrado", "Página no encontrada", "Reintentar", "Deshacer"],
  ]);
});
