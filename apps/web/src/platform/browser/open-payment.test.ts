import { describe, expect, it, vi } from "vitest";
import { openPayment } from "./open-payment.ts";

function openAt(url: string): string[] {
  const assigned: string[] = [];
  vi.stubGlobal("location", {
    origin: "https://tienda.test",
    assign: (address: string) => assigned.push(address),
  });
  openPayment(url);
  return assigned;
}

describe("the page where one pays", () => {
  it("is of another site, or of this shop", () => {
    expect(openAt("https://pago.test/1?a=b")).toEqual(["https://pago.test/1?a=b"]);
    expect(openAt("/pago-de-prueba/1")).toEqual(["https://tienda.test/pago-de-prueba/1"]);
  });

  it.each(["javascript:alert(1)", "data:text/html,hola", "file:///etc/hosts"])("is never %s", (url) => {
    expect(() => openAt(url)).toThrow("no web page");
  });
});
