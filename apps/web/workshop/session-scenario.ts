import {
  COOKIE_LIFETIME,
  openSessionMachine,
  Secret,
  sessionMachine,
  signInAttemptMachine,
  signOutMachine,
} from "@shop/session-machine";
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
    rememberMe: false,
    attempt: { method: "password", email: ANA.email ?? "", password: new Secret("clave-secreta") },
  });
}

const signOut = (shop: OpenShop) => actorOf(shop)?.send({ type: "session.signOut" });

const checking = atLogin(submit);
const writingCookie = atLogin(async (shop) => {
  submit(shop);
  await shop.services.session.answer("signIn", ANA);
});
const closing = inAccount(signOut);

export const sessionScenario: Scenario = {
  machine: sessionMachine,
  actorOf,
  situations: {
    "Nadie ha entrado": atLogin(),
    Entrando: checking,
    "El navegador no guarda la sesión": atLogin(async (shop) => {
      submit(shop);
      await shop.services.session.answer("signIn", ANA);
      await shop.services.session.answer("writeSessionCookie", null);
    }),
    Dentro: inAccount(),
    "La sesión venció": { visit: { path: paths.about, hasStoredIdentity: true } },
    Saliendo: closing,
  },
  beyond: {
    "session.starting": "solo en el servidor, donde nadie ha abierto la página",
    "session.deciding": "de paso: decide y sigue",
  },
};

export const openSessionScenario: Scenario = {
  machine: openSessionMachine,
  actorOf: (shop) => actorOf(shop)?.getSnapshot().children.openSession,
  situations: {
    "Sin respuesta todavía": inAccount(),
    Confirmado: inAccount((shop) => shop.confirm()),
    "Sin conexión": inAccount(({ services }) =>
      services.session.notifyIdentity({ type: "identity.unreachable" }),
    ),
    "Renovando la sesión": inAccount((shop) => {
      shop.confirm();
      const now = Date.now() + (COOKIE_LIFETIME.day * 3) / 4;
      actorOf(shop)?.send({ type: "cookie.read", cookie: shop.cookie, now });
    }),
  },
  beyond: {
    "openSession.opening": "de paso: decide y sigue",
    "openSession.ended": "la sesión hace lo demás",
  },
};

export const signInAttemptScenario: Scenario = {
  machine: signInAttemptMachine,
  actorOf: (shop) => actorOf(shop)?.getSnapshot().children.signInAttempt,
  situations: {
    "Comprobando la contraseña": checking,
    "Guardando la sesión": writingCookie,
  },
  beyond: {
    "signInAttempt.signedIn": "la sesión sigue",
    "signInAttempt.refused": "la sesión dice por qué",
    "signInAttempt.withdrawn": "la sesión cierra la identidad",
  },
};

export const signOutScenario: Scenario = {
  machine: signOutMachine,
  actorOf: (shop) => actorOf(shop)?.getSnapshot().children.signOut,
  situations: {
    "Cerrando la identidad": closing,
    "Borrando las cookies": inAccount(async (shop) => {
      signOut(shop);
      await shop.services.session.answer("endIdentity", undefined);
    }),
    "Recargando la página": inAccount(async (shop) => {
      signOut(shop);
      await shop.services.session.answer("endIdentity", undefined);
      await shop.services.session.answer("clearCookies", undefined);
    }),
  },
  beyond: {
    "signOut.notified": "la página se recarga, o ya lo dijo",
    "signOut.unnotified": "la sesión lo dice",
  },
};
