import type { ContactField } from "./contact-machine.ts";

export const contact = {
  title: "Contáctenos",
  subtitle:
    "Cuéntanos qué necesitas. Guardamos tu mensaje con tu nombre y tu correo, para que la tienda lo lea.",
  name: "Nombre",
  email: "Correo electrónico",
  message: "Mensaje",
  messageHint: "Entre 10 y 2,000 caracteres",
  submit: "Enviar mensaje",
  sent: {
    title: "Recibimos tu mensaje",
    text: "Quedó guardado con tu correo; la tienda lo lee y te contesta ahí.",
    again: "Enviar otro mensaje",
  },
  errors: {
    name: "Escribe tu nombre, de 2 a 80 letras.",
    email: "Escribe un correo como nombre@dominio.com.",
    message: "Escribe tu mensaje, de 10 a 2,000 caracteres.",
  } satisfies Record<ContactField, string>,
};
