import { describe, expect, it } from "vitest";
import { sectionIn, sectionPath, SECTIONS, type Section } from "./account-sections.ts";

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

  it("has a path that leads to it", () => {
    expect(SECTIONS.map(sectionPath)).toEqual([
      "/cuenta",
      "/cuenta?seccion=direcciones",
      "/cuenta?seccion=pedidos",
      "/cuenta?seccion=seguridad",
    ]);
    expect(SECTIONS.map((section) => sectionIn(sectionPath(section).slice("/cuenta".length)))).toEqual([
      ...SECTIONS,
    ]);
  });
});
