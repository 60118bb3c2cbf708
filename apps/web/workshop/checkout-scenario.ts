import { checkoutMachine, checkoutStepsMachine, paymentMachine } from "@shop/checkout-machine";
import { placedOf } from "@shop/checkout-machine/testing";
import {
  atMethod,
  atReview,
  atShipping,
  checkoutOf,
  leaveUnanswered,
  loseAnswer,
  opened,
  pay,
  paymentOf,
  send,
  stepsOf,
  type Arrange,
} from "../src/features/checkout/testing.ts";
import { paths } from "../src/shared/paths.ts";
import { DRY_CART, FULL_CART } from "../src/shared/testing/carts.ts";
import type { Scenario, Situation } from "./situation.ts";

const at = (path: string, arrange: Arrange): Situation => ({ visit: { path, isLogged: true }, arrange });

const place: Arrange = async (shop) => {
  pay(shop);
  const { orders } = shop.services.checkout;
  await orders.last.answer(placedOf(orders.last.input, DRY_CART));
};

const ask: Arrange = async (shop) => {
  await loseAnswer(shop);
  send(shop, { type: "outcome.ask" });
};

export const checkoutScenario: Scenario = {
  machine: checkoutMachine,
  actorOf: checkoutOf,
  situations: {
    "Eligiendo cómo comprar": at(paths.checkoutAddress, opened()),
    "Haciendo el pedido": at(paths.checkoutReview, atReview(pay)),
    "Pedido hecho": at(paths.checkoutReview, atReview(place)),
    "De camino al pedido": at(
      paths.checkoutReview,
      atReview(async (shop) => {
        await place(shop);
        send(shop, { type: "order.seen" });
      }),
    ),
    "El servidor no vende este carrito": at(
      paths.checkoutReview,
      atReview(async (shop) => {
        pay(shop);
        const [line] = DRY_CART;
        const { orders } = shop.services.checkout;
        await orders.last.refuse({ id: 409, reason: "stock", productId: line?.id ?? "", limit: 1 });
      }),
    ),
    "No se pudo seguir": at(paths.checkoutAddress, async (shop) => {
      shop.confirm();
      await shop.cartArrives(...DRY_CART);
      await shop.services.checkout.books.last.refuse({ id: 503 });
    }),
  },
  beyond: {
    "checkout.closed": "antes de saber de quién es la compra",
    "checkout.open.deciding": "de paso: decide y sigue",
  },
};

export const checkoutStepsScenario: Scenario = {
  machine: checkoutStepsMachine,
  actorOf: stepsOf,
  situations: {
    "Elegir la dirección": at(paths.checkoutAddress, opened()),
    "Escribir la primera dirección": at(paths.checkoutAddress, opened(undefined, { addresses: [] })),
    "Elegir el envío": at(paths.checkoutShipping, atShipping()),
    "Solo envío refrigerado": at(paths.checkoutShipping, atShipping(FULL_CART)),
    "Elegir cómo pagar": at(paths.checkoutMethod, atMethod()),
    "Revisar y pagar": at(paths.checkoutReview, atReview()),
    "Leyendo direcciones y formas de pago": at(paths.checkoutAddress, async (shop) => {
      shop.confirm();
      await shop.cartArrives(...DRY_CART);
    }),
    "Esperando el carrito": at(paths.checkoutAddress, async (shop) => {
      shop.confirm();
      await shop.services.checkout.books.last.answer({ addresses: [] });
      await shop.services.checkout.methods.last.answer(["contraentrega"]);
    }),
    "Preguntando cuánto cuesta": at(
      paths.checkoutShipping,
      atShipping(DRY_CART, (shop) => send(shop, { type: "shipping.choose", option: "expres" })),
    ),
  },
  beyond: {
    "checkoutSteps.deciding": "de paso: decide y sigue",
    "checkoutSteps.submitted": "sigue el pago",
    "checkoutSteps.blocked": "la compra dice por qué",
    "checkoutSteps.failed": "la compra dice por qué",
  },
};

export const paymentScenario: Scenario = {
  machine: paymentMachine,
  actorOf: paymentOf,
  situations: {
    "Haciendo el pedido": at(paths.checkoutReview, atReview(pay)),
    "Sin saber si se hizo": at(paths.checkoutReview, atReview(loseAnswer)),
    "Preguntando si se hizo": at(paths.checkoutReview, atReview(ask)),
    "La tienda no dice si se hizo": at(paths.checkoutReview, atReview(leaveUnanswered)),
  },
  beyond: {
    "payment.starting": "de paso: decide y sigue",
    "payment.placed": "la compra lleva al pedido",
    "payment.notPlaced": "la compra vuelve a la revisión",
    "payment.refused": "la compra dice por qué",
  },
};
