import { profileFormMachine, profileMachine } from "../src/features/account/profile/profile-machine.ts";
import { AUTH_ACCOUNT } from "../src/features/account/testing.ts";
import { paths } from "../src/shared/paths.ts";
import { received } from "./received.ts";
import type { Act, Scenario, Situation } from "./situation.ts";

const PROFILE = { name: "Ana Torres", phone: "55 1234 5678" };

const opening = (act: Act = () => undefined): Situation => ({
  visit: { path: paths.account, isLogged: true },
  arrange: (shop) => {
    shop.confirm();
    shop.services.account.answerReads({ authAccount: AUTH_ACCOUNT });
  },
  act,
});

const showing = (act: Act = () => undefined): Situation => ({
  visit: { path: paths.account, isLogged: true },
  arrange: (shop) => {
    shop.confirm();
    shop.services.account.answerReads({ authAccount: AUTH_ACCOUNT, profile: PROFILE });
  },
  act,
});

const submit =
  (values: typeof PROFILE): Act =>
  (_, actor) => {
    actor.send({ type: "form.open" });
    actor.send({ type: "form.submit", values });
  };

const save = submit(PROFILE);

export const profileScenario: Scenario = {
  machine: profileMachine,
  situations: {
    "A la vista": opening((shop, actor) =>
      received(actor, shop.services.account.profiles.last.answer(PROFILE)),
    ),
    Cargando: opening(),
    "Falló la lectura": opening((shop, actor) =>
      received(actor, shop.services.account.profiles.last.refuse({ id: 503 })),
    ),
  },
  beyond: { "profile.idle": "de paso: la pantalla pide el perfil al abrirse" },
};

export const profileFormScenario: Scenario = {
  machine: profileFormMachine,
  situations: {
    Cerrado: showing(),
    Escribiendo: showing((_, actor) => actor.send({ type: "form.open" })),
    "Con faltas": showing(submit({ name: "", phone: "123" })),
    Guardando: showing(save),
    Guardado: showing(async (shop, actor) => {
      await save(shop, actor);
      await received(actor, shop.services.account.savedProfiles.last.answer(PROFILE));
    }),
    "No se pudo guardar": showing(async (shop, actor) => {
      await save(shop, actor);
      await received(actor, shop.services.account.savedProfiles.last.refuse({ id: 503 }));
    }),
  },
  beyond: {},
};
