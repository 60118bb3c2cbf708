import { expect, it } from "vitest";
import { aDayInFigures } from "../machine/testing.ts";
import { figuresCsv } from "./figures-csv.ts";

it("is a line a day with a column for each way of payment, and empty where nothing was delivered", () => {
  const { minutesToDoor: _, ...quiet } = aDayInFigures({ day: "2026-11-19", sales: [] });
  expect(figuresCsv([aDayInFigures(), quiet])).toBe(
    [
      "\uFEFFDía,Pedidos,Cancelados,Efectivo al recibir,Pago de prueba,Tarjeta,Mercado Pago,Piezas que no había,Minutos hasta la entrega",
      "2026-11-20,8,1,1840.50,0.00,965.00,0.00,3,95",
      "2026-11-19,8,1,0.00,0.00,0.00,0.00,3,",
      "",
    ].join("\r\n"),
  );
});
