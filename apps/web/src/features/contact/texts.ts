import type { ContactField } from "./contact-machine.ts";

export const contact = {
  title: "Contáctenos",
  subtitle: "Cuéntanos qué necesitas. La tienda recibe tu mensaje con tu nombre y tu correo.",
  name: "Nombre",
  email: "Correo electrónico",
  message: "Mensaje",
  messageHint: "De 10 a 2000 caracteres",
  submit: "Enviar mensaje",
  sent: {
    title: "Recibimos tu mensaje",
    text: "La tienda lo tiene, con tu correo para contestarte.",
    again: "Enviar otro mensaje",
  },
  errors: {
    name: "Escribe tu nombre, de 2 a 80 letras.",
    email: "Escribe un correo como nombre@dominio.com.",
    message: "Escribe tu mensaje, de 10 a 2000 caracteres.",
  } satisfies Record<ContactField, string>,
};
