import type { AuditEntry } from "@shop/contract";
import { texts } from "../shared/texts.ts";

type Change = Pick<AuditEntry, "subject" | "before" | "after">;

/** By the method of the call that made the change. */
const SENTENCES: Partial<Record<string, (change: Change) => string>> = {
  moveOrder: ({ subject, before, after }) =>
    before === after
      ? `Pasó con el pedido ${subject} y no había nadie`
      : `Movió el pedido ${subject} de ${nameIn(texts.states, before)} a ${nameIn(texts.states, after)}`,
  pickItem: ({ subject, before, after }) =>
    after === ""
      ? `Dejó fuera del pedido ${subject}: ${before}`
      : `Puso en el pedido ${subject} ${after}${before && ` en lugar de ${before}`}`,
  refundItem: ({ subject, after }) => `Reembolsó del pedido ${subject}: ${after}`,
  changeProduct: ({ subject, before, after }) => `Cambió ${subject} de ${before}, a ${after}`,
  hideProduct: ({ subject, after }) =>
    after === "oculto" ? `Ocultó ${subject}` : `Volvió a mostrar ${subject}`,
  importCatalog: ({ subject, after }) => `Importó un ${subject}. Productos ${after}`,
  changeDeliveryDay: ({ subject, after }) =>
    `${after === "cerrado" ? "Cerró" : "Volvió a abrir"} las entregas del ${subject.toLowerCase()}`,
  addPromotion: ({ subject }) => `Creó la promoción ${subject}`,
  endPromotion: ({ subject }) => `Terminó la promoción ${subject}`,
  answerMessage: ({ subject }) => `Contestó el mensaje de ${subject}`,
  changeRole: ({ subject, before, after }) => {
    const [former, role] = [before, after].map((each) => nameIn(texts.roles, each).toLowerCase());
    if (!role) return `Quitó el papel de ${former} a ${subject}`;
    if (!former) return `Dio el papel de ${role} a ${subject}`;
    return `Cambió el papel de ${subject} de ${former} a ${role}`;
  },
};

/** What somebody did, as a sentence. A change that this version does not know is named as it was logged. */
export function changeText({ method, ...change }: AuditEntry): string {
  const { subject, before, after } = change;
  return SENTENCES[method]?.(change) ?? `${method}: ${subject}, de «${before}» a «${after}»`;
}

function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? word;
}
