import { Secret } from "@shop/session-machine";
import { sectionPath } from "../src/features/account/account-sections.ts";
import { securityMachine } from "../src/features/account/security/security-machine.ts";
import { AUTH_ACCOUNT } from "../src/features/account/testing.ts";
import { received } from "./received.ts";
import type { Act, Scenario, Situation } from "./situation.ts";

const opening = (act: Act = () => undefined): Situation => ({
  visit: { path: sectionPath("security"), isLogged: true },
  arrange: (shop) => shop.confirm(),
  act,
});

const methods = [...AUTH_ACCOUNT.methods, { method: "google" as const, label: "ana.torres@correo.example" }];

const ready = (act: Act = () => undefined) =>
  opening(async (shop, actor) => {
    await received(actor, shop.services.account.accesses.last.answer({ ...AUTH_ACCOUNT, methods }));
    await act(shop, actor);
  });

const open =
  (kind: "password" | "email" | "signOutEverywhere" | "delete"): Act =>
  (_, actor) =>
    actor.send({ type: "panel.open", panel: { kind } });

const changePassword: Act = async (shop, actor) => {
  await open("password")(shop, actor);
  const action = { kind: "password", password: new Secret("jitomate-2026") };
  actor.send({ type: "action.start", action });
};

const askToReauthenticate: Act = async (shop, actor) => {
  await changePassword(shop, actor);
  await received(actor, shop.services.account.passwords.last.refuse("needsRecentSignIn"));
};

export const securityScenario: Scenario = {
  machine: securityMachine,
  situations: {
    "A la vista": ready(),
    Cargando: opening(),
    "Cambiar la contraseña": ready(open("password")),
    "Cambiar el correo": ready(open("email")),
    "¿Desvincular Google?": ready((_, actor) =>
      actor.send({ type: "panel.open", panel: { kind: "unlink", method: "google" } }),
    ),
    "¿Salir de todos lados?": ready(open("signOutEverywhere")),
    "¿Eliminar la cuenta?": ready(open("delete")),
    "Guardando la contraseña": ready(changePassword),
    "Confirma que eres tú": ready(askToReauthenticate),
    "No se pudo guardar": ready(async (shop, actor) => {
      await changePassword(shop, actor);
      await received(actor, shop.services.account.passwords.last.refuse("unreachable"));
    }),
    "Guardada: leyendo otra vez": ready(async (shop, actor) => {
      await changePassword(shop, actor);
      await received(actor, shop.services.account.passwords.last.answer());
    }),
    "Terminando la sesión": ready(async (shop, actor) => {
      await open("signOutEverywhere")(shop, actor);
      actor.send({ type: "action.start", action: { kind: "signOutEverywhere" } });
      await received(actor, shop.services.account.endings.last.answer());
    }),
    "Falló la lectura": opening((shop, actor) =>
      received(actor, shop.services.account.accesses.last.refuse("unreachable")),
    ),
  },
  beyond: {},
};
