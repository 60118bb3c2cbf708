export type Step = "address" | "shipping" | "method" | "review";

/** What the page has to show; the names are those of the machine's own tests. */
export type View = {
  page:
    | "opening"
    | "step"
    | "paying"
    | "outcomeUnknown"
    | "unanswered"
    | "order"
    | "empty"
    | "refused"
    | "failed";
  address: Step | "order";
  canAsk: boolean;
  step: {
    name: Step;
    notice: string | null;
    reached: Step[];
    isWriting: boolean;
    chosen: string[];
    canGoOn: boolean;
    canPay: boolean;
    total: number | "asked for" | null;
  } | null;
};

/** Where each step is, and what its link is called. */
export const STEPS: Record<Step, { path: string; name: string; heading: string }> = {
  address: { path: "/carritocompras/direccion", name: "Dirección", heading: "¿A dónde lo llevamos?" },
  shipping: { path: "/carritocompras/envio", name: "Envío", heading: "¿Cómo y cuándo lo recibes?" },
  method: { path: "/carritocompras/metodo", name: "Pago", heading: "¿Cómo quieres pagar?" },
  review: { path: "/carritocompras/revision", name: "Revisión", heading: "Revisa tu pedido" },
};

/** What asks what became of an order, while the shop goes on asking and when it has given up. */
export const ASK = /^Preguntar (ahora|otra vez)$/;

export const STEP_NAMES = ["address", "shipping", "method", "review"] as const;
