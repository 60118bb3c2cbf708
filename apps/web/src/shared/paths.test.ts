import { expect, it } from "vitest";
import { paths } from "./paths.ts";

it("an address carries any value as one", () => {
  expect([paths.product("leche-entera-1-l"), paths.product("a/b?c#d"), paths.category("té & café")]).toEqual([
    "/detalles/leche-entera-1-l",
    "/detalles/a%2Fb%3Fc%23d",
    "/marketplace?categoria=t%C3%A9%20%26%20caf%C3%A9",
  ]);
});
