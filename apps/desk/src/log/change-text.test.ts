import type { AuditEntry } from "@shop/contract";
import { expect, it } from "vitest";
import { aChange } from "../machine/testing.ts";
import { changeText } from "./change-text.ts";

const ROLE = { method: "changeRole", subject: "ana@tienda.example" };

it.each<[Partial<AuditEntry>, string]>([
  [{}, "Movió el pedido 7K3M-9QX2-PD de Pendiente a Preparando"],
  [
    { method: "pickItem", before: "2 × Leche 1 L", after: "1 × Leche 1 L, 1 × Leche light 1 L" },
    "Puso en el pedido 7K3M-9QX2-PD 1 × Leche 1 L, 1 × Leche light 1 L en lugar de 2 × Leche 1 L",
  ],
  [
    { method: "pickItem", before: "2 × Leche 1 L", after: "" },
    "Dejó fuera del pedido 7K3M-9QX2-PD: 2 × Leche 1 L",
  ],
  [
    { method: "pickItem", before: "", after: "2 × Leche 1 L" },
    "Puso en el pedido 7K3M-9QX2-PD 2 × Leche 1 L",
  ],
  [
    { method: "refundItem", before: "", after: "2 × Leche 1 L, $57.00" },
    "Reembolsó del pedido 7K3M-9QX2-PD: 2 × Leche 1 L, $57.00",
  ],
  [
    {
      method: "changeProduct",
      subject: "Arroz 1 kg",
      before: "$28.00, 12 en existencia",
      after: "$30.00, 12 en existencia",
    },
    "Cambió Arroz 1 kg de $28.00, 12 en existencia, a $30.00, 12 en existencia",
  ],
  [{ method: "hideProduct", subject: "Arroz 1 kg", before: "visible", after: "oculto" }, "Ocultó Arroz 1 kg"],
  [
    { method: "hideProduct", subject: "Arroz 1 kg", before: "oculto", after: "visible" },
    "Volvió a mostrar Arroz 1 kg",
  ],
  [
    {
      method: "importCatalog",
      subject: "catálogo",
      before: "",
      after: "nuevos: 1, cambiados: 12, quitados: 0",
    },
    "Importó un catálogo. Productos nuevos: 1, cambiados: 12, quitados: 0",
  ],
  [
    { method: "changeDeliveryDay", subject: "Jueves 24 de diciembre", before: "abierto", after: "cerrado" },
    "Cerró las entregas del jueves 24 de diciembre",
  ],
  [
    { method: "changeDeliveryDay", subject: "Jueves 24 de diciembre", before: "cerrado", after: "abierto" },
    "Volvió a abrir las entregas del jueves 24 de diciembre",
  ],
  [
    { method: "answerMessage", subject: "ana@correo.mx", before: "", after: "" },
    "Contestó el mensaje de ana@correo.mx",
  ],
  [{ method: "addPromotion", subject: "BUENFIN", before: "", after: "" }, "Creó la promoción BUENFIN"],
  [{ method: "endPromotion", subject: "BUENFIN", before: "", after: "" }, "Terminó la promoción BUENFIN"],
  [{ ...ROLE, before: "", after: "mostrador" }, "Dio el papel de mostrador a ana@tienda.example"],
  [{ ...ROLE, before: "direccion", after: "" }, "Quitó el papel de dirección a ana@tienda.example"],
  [
    { ...ROLE, before: "surtido", after: "direccion" },
    "Cambió el papel de ana@tienda.example de surtido a dirección",
  ],
  [{ method: "setPrice", subject: "leche", before: "28", after: "30" }, "setPrice: leche, de «28» a «30»"],
])("the entry %o is a sentence", (over, sentence) => {
  expect(changeText(aChange(over))).toBe(sentence);
});
