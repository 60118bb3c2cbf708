import { COOKIE_LIFETIME, Secret, sessionMachine } from "@shop/session-machine";
import { paths } from "../src/shared/paths.ts";
import { ANA, type OpenShop } from "../src/app/testing/open-shop.ts";
import type { Scenario, Situation } from "./situation.ts";

const actorOf = (shop: OpenShop) => shop.app.getSnapshot().children.session;

const atLogin = (arrange: Situation["arrange"] = () => undefined): Situation => ({
  visit: { path: paths.login },
  arrange,
});

const inAccount = (arrange: Situation["arrange"] = () => undefined): Situation => ({
  visit: { path: paths.about, isLogged: true },
  arrange,
});

function submit(shop: OpenShop): void {
  actorOf(shop)?.send({
    type: "signIn.submit",
    keep: false,
    attempt: { method: "password", email: ANA.email ?? "", password: new Secret("clave-secreta") },
  });
}

const signOut = (shop: OpenShop) => actorOf(shop)?.send({ type: "session.signOut" });

export const sessionScenario: Scenario = {
  machine: sessionMachine,
  actorOf,
  situations: {
    "Nadie ha entrado": atLogin(),
    "Comprobando la contraseña": atLogin(submit),
    "Guardando la sesión": atLogin(async (shop) => {
      submit(shop);
      await shop.services.session.answer("signIn", ANA);
    }),
    "El navegador no guarda la sesión": atLogin(async (shop) => {
      submit(shop);
      await shop.services.session.answer("signIn", ANA);
      await shop.services.session.answer("writeSessionCookie", null);
    }),
    "Dentro, sin respuesta todavía": inAccount(),
    "Dentro, confirmado": inAccount((shop) => shop.confirm()),
    "Dentro, sin conexión": inAccount(({ services }) =>
      services.session.notifyIdentity({ type: "identity.unreachable" }),
    ),
    "Dentro, renovando la sesión": inAccount((shop) => {
      shop.confirm();
      const now = Date.now() + (COOKIE_LIFETIME.day * 3) / 4;
      actorOf(shop)?.send({ type: "cookie.read", cookie: shop.cookie, now });
    }),
    "La sesión venció": { visit: { path: paths.about, hasStoredIdentity: true } },
    "Saliendo: cerrando la identidad": inAccount(signOut),
    "Saliendo: borrando las cookies": inAccount(async (shop) => {
      signOut(shop);
      await shop.services.session.answer("endIdentity", undefined);
    }),
    "Saliendo: recargando la página": inAccount(async (shop) => {
      signOut(shop);
      await shop.services.session.answer("endIdentity", undefined);
      await shop.services.session.answer("clearCookies", undefined);
    }),
  },
  beyond: {
    "session.starting": "de paso: decide y sigue",
    "session.deciding": "de paso: decide y sigue",
  },
};
