import { AUTH_ACCOUNT } from "../src/features/account/testing.ts";
import { verificationMachine } from "../src/features/account/profile/verification-machine.ts";
import { paths } from "../src/shared/paths.ts";
import { received } from "./received.ts";
import type { Act, Scenario, Situation } from "./situation.ts";

const opening = (act: Act = () => undefined): Situation => ({
  visit: { path: paths.account, isLogged: true },
  arrange: (shop) => {
    shop.confirm();
    shop.services.account.answerReads({ profile: { name: "Ana Torres", phone: "55 1234 5678" } });
  },
  act,
});

const showing = (emailVerified: boolean, act: Act = () => undefined) =>
  opening(async (shop, actor) => {
    await received(actor, shop.services.account.accesses.last.answer({ ...AUTH_ACCOUNT, emailVerified }));
    await act(shop, actor);
  });

const send: Act = (_, actor) => actor.send({ type: "verification.send" });

export const verificationScenario: Scenario = {
  machine: verificationMachine,
  situations: {
    Verificado: showing(true),
    "Sin verificar": showing(false),
    Comprobando: opening(),
    "Enviando el correo": showing(false, send),
    "Correo enviado": showing(false, async (shop, actor) => {
      await send(shop, actor);
      await received(actor, shop.services.account.verifications.last.answer());
    }),
    "No se pudo enviar": showing(false, async (shop, actor) => {
      await send(shop, actor);
      await received(actor, shop.services.account.verifications.last.refuse("tooManyAttempts"));
    }),
    "De vuelta del correo": showing(false, (_, actor) => actor.send({ type: "page.returned" })),
    "No se pudo comprobar": opening((shop, actor) =>
      received(actor, shop.services.account.accesses.last.refuse("unreachable")),
    ),
  },
  beyond: {},
};
