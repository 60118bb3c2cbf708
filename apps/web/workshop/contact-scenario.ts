import { contactMachine } from "../src/features/contact/contact-machine.ts";
import { paths } from "../src/shared/paths.ts";
import { received } from "./received.ts";
import type { Act, Scenario, Situation } from "./situation.ts";

const writing = (act: Act = () => undefined): Situation => ({ visit: { path: paths.contact }, act });

const message = {
  name: "Ana Torres",
  email: "ana@correo.example",
  message: "¿Reparten los domingos en la colonia Roma?",
};

const send: Act = (_, actor) => actor.send({ type: "form.submit", values: message });

export const contactScenario: Scenario = {
  machine: contactMachine,
  situations: {
    Escribiendo: writing(),
    "Con faltas": writing((_, actor) =>
      actor.send({ type: "form.submit", values: { name: "", email: "ana", message: "Hola" } }),
    ),
    Enviando: writing(send),
    Enviado: writing(async (shop, actor) => {
      await send(shop, actor);
      await received(actor, shop.services.contact.take());
    }),
    "No se pudo enviar": writing(async (shop, actor) => {
      await send(shop, actor);
      await received(actor, shop.services.contact.refuse({ id: 503 }));
    }),
  },
  beyond: { "contact.closed": "la pantalla siempre muestra el formulario" },
};
