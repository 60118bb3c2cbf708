export const order = {
  notFound: {
    title: "Pedido no encontrado",
    text: "No hay un pedido con este número en tu cuenta. Revisa el enlace.",
    action: "Ir al marketplace",
  },
} as const;
