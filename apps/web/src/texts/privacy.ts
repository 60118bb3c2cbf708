/** Being counted, and not. */
export const privacy = {
  title: "Tu privacidad",
  question:
    "¿Nos dejas contar qué productos se ven y se compran, para mejorar la tienda? Sin tu nombre, tu correo, tu teléfono ni tu dirección.",
  accept: "Aceptar",
  reject: "Rechazar",
  close: "Cerrar",
  now: {
    accepted: "Ahora lo permites.",
    rejected: "Ahora no lo permites.",
  },
  setting: {
    title: "Privacidad",
    text: "Contamos qué productos se ven y se compran, sin tu nombre ni tus datos. Puedes cambiar de opinión cuando quieras.",
    allow: "Permitir",
    stop: "Dejar de permitir",
    accepted: "Permitidas en este dispositivo.",
    rejected: "No permitidas en este dispositivo.",
    undecided: "Todavía no has decidido en este dispositivo.",
  },
} as const;
