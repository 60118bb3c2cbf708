import { describe, expect, it } from "vitest";
import { sectionIn, type Section } from "./account-sections.ts";

describe("a section of the account", () => {
  it.each<[string, Section]>([
    ["", "profile"],
    ["?seccion=direcciones", "addresses"],
    ["?seccion=pedidos&x=1", "orders"],
    ["?seccion=seguridad", "security"],
    ["?seccion=SEGURIDAD", "profile"],
    ["?seccion=null", "profile"],
  ])("%s is %s", (search, section) => {
    expect(sectionIn(search)).toBe(section);
  });
});
