import { anAddress } from "@shop/checkout-machine/testing";
import type { SavedAddress } from "@shop/contract";
import { sectionPath } from "../src/features/account/account-sections.ts";
import { addressBookMachine } from "../src/features/account/addresses/address-book-machine.ts";
import { received } from "./received.ts";
import type { Act, Scenario, Situation } from "./situation.ts";

const HOME = anAddress({ id: "casa", isDefault: true, notes: "Portón verde, junto a la tortillería." });
const OFFICE = anAddress({
  id: "trabajo",
  name: "Luis Fernando Hernández de la Rosa",
  street: "Avenida Insurgentes Sur",
  exteriorNumber: "1580",
});

const opening = (act: Act = () => undefined): Situation => ({
  visit: { path: sectionPath("addresses"), isLogged: true },
  arrange: (shop) => shop.confirm(),
  act,
});

const showing = (addresses: SavedAddress[], act: Act = () => undefined) =>
  opening(async (shop, actor) => {
    await received(actor, shop.services.account.books.last.answer({ addresses }));
    await act(shop, actor);
  });

const book = (act?: Act) => showing([HOME, OFFICE], act);

const remove: Act = (_, actor) => {
  actor.send({ type: "address.remove", id: HOME.id });
  actor.send({ type: "removal.confirm" });
};

const prefer: Act = (_, actor) => actor.send({ type: "address.prefer", id: OFFICE.id });

export const addressBookScenario: Scenario = {
  machine: addressBookMachine,
  situations: {
    "Con direcciones": book(),
    "Sin direcciones": showing([]),
    Cargando: opening(),
    "Dirección nueva": book((_, actor) => actor.send({ type: "address.add", operationId: "clic-0001" })),
    "Cambiando una": book((_, actor) => actor.send({ type: "address.edit", id: HOME.id })),
    "¿Quitarla?": book((_, actor) => actor.send({ type: "address.remove", id: HOME.id })),
    Quitando: book(remove),
    Quitada: book(async (shop, actor) => {
      await remove(shop, actor);
      const { removals } = shop.services.account;
      await received(actor, removals.last.answer({ addresses: [{ ...OFFICE, isDefault: true }] }));
    }),
    "No se pudo quitar": book(async (shop, actor) => {
      await remove(shop, actor);
      await received(actor, shop.services.account.removals.last.refuse({ id: 503 }));
    }),
    "Cambiando la principal": book(prefer),
    "No se pudo cambiar la principal": book(async (shop, actor) => {
      await prefer(shop, actor);
      await received(actor, shop.services.account.defaults.last.refuse({ id: 500 }));
    }),
    "Falló la lectura": opening((shop, actor) =>
      received(actor, shop.services.account.books.last.refuse({ id: 503 })),
    ),
  },
  beyond: {},
};
