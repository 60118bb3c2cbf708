import { expect, it } from "vitest";
import { sectionIn, type Section } from "./account-sections.ts";

it.each<[string, Section]>([
  ["", "profile"],
  ["?seccion=direcciones", "addresses"],
  ["?seccion=pedidos&x=1", "orders"],
  ["?seccion=seguridad", "security"],
  ["?seccion=SEGURIDAD", "profile"],
  ["?seccion=null", "profile"],
])("the section of %s is %s", (search, section) => {
  expect(sectionIn(search)).toBe(section);
});
