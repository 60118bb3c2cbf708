import type { AuditEntry } from "@shop/contract";
import { expect, it } from "vitest";
import { aChange } from "../machine/testing.ts";
import { changeText } from "./change-text.ts";

const DAY = { method: "changeDeliveryDay", subject: "Jueves 24 de diciembre" };
const ROLE = { method: "changeRole", subject: "ana@tienda.example" };

it.each<[Partial<AuditEntry>, string]>([
  [{}, "Movió el pedido P-1 de Pendiente a Preparando"],
  [
    { method: "pickItem", before: "2 × Leche 1 L", after: "1 × Leche 1 L, 1 × Leche light 1 L" },
    "Puso en el pedido P-1 1 × Leche 1 L, 1 × Leche light 1 L en lugar de 2 × Leche 1 L",
  ],
  [{ method: "pickItem", before: "2 × Pan", after: "" }, "Dejó fuera del pedido P-1: 2 × Pan"],
  [{ method: "pickItem", before: "", after: "2 × Pan" }, "Puso en el pedido P-1 2 × Pan"],
  [
    { method: "refundItem", before: "", after: "2 × Pan, $57.00" },
    "Reembolsó del pedido P-1: 2 × Pan, $57.00",
  ],
  [
    { method: "changeProduct", subject: "Pan", before: "$28.00, 12 en existencia", after: "$30.00, agotado" },
    "Cambió Pan de $28.00, 12 en existencia, a $30.00, agotado",
  ],
  [{ method: "hideProduct", subject: "Pan", before: "visible", after: "oculto" }, "Ocultó Pan"],
  [{ method: "hideProduct", subject: "Pan", before: "oculto", after: "visible" }, "Volvió a mostrar Pan"],
  [
    { method: "importCatalog", subject: "catálogo", after: "nuevos: 1, cambiados: 12, quitados: 0" },
    "Importó un catálogo. Productos nuevos: 1, cambiados: 12, quitados: 0",
  ],
  [{ ...DAY, after: "cerrado" }, "Cerró las entregas del jueves 24 de diciembre"],
  [{ ...DAY, after: "abierto" }, "Volvió a abrir las entregas del jueves 24 de diciembre"],
  [{ method: "answerMessage", subject: "ana@correo.mx" }, "Contestó el mensaje de ana@correo.mx"],
  [{ method: "addPromotion", subject: "BUENFIN" }, "Creó la promoción BUENFIN"],
  [{ method: "endPromotion", subject: "BUENFIN" }, "Terminó la promoción BUENFIN"],
  [{ ...ROLE, before: "", after: "mostrador" }, "Dio el papel de mostrador a ana@tienda.example"],
  [{ ...ROLE, before: "direccion", after: "" }, "Quitó el papel de dirección a ana@tienda.example"],
  [
    { ...ROLE, before: "surtido", after: "direccion" },
    "Cambió el papel de ana@tienda.example de surtido a dirección",
  ],
  [{ method: "setPrice", subject: "leche", before: "28", after: "30" }, "setPrice: leche, de «28» a «30»"],
])("the entry %o is a sentence", (over, sentence) => {
  expect(changeText(aChange({ subject: "P-1", ...over }))).toBe(sentence);
});
