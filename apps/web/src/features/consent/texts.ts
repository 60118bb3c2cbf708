/** The consent to analytics. */
export const privacy = {
  title: "Tu privacidad",
  question:
    "¿Nos dejas medir qué productos se ven, se buscan y se compran, y cómo inicias sesión, para mejorar la tienda?",
  without: "Sin tu nombre, tu correo, tu teléfono ni tu dirección.",
  accept: "Aceptar",
  reject: "Rechazar",
  close: "Cerrar",
  now: {
    accepted: "Ahora lo permites.",
    rejected: "Ahora no lo permites.",
  },
  setting: {
    title: "Privacidad",
    text: "Si lo permites, medimos qué productos se ven, se buscan y se compran, y cómo inicias sesión, sin tu nombre, tu correo, tu teléfono ni tu dirección. Puedes cambiar de opinión cuando quieras.",
    allow: "Permitir",
    stop: "Dejar de permitir",
    accepted: "Lo permites en este dispositivo.",
    rejected: "No está permitido en este dispositivo.",
    undecided: "Todavía no has decidido en este dispositivo.",
  },
} as const;
