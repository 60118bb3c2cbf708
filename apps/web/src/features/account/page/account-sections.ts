import { paths, query } from "../../../shared/paths.ts";

/** The sections of the account, in the order of their links. */
export const SECTIONS = ["profile", "addresses", "orders", "security"] as const;
export type Section = (typeof SECTIONS)[number];

/** The names of the sections in the URL; the first section has none. */
const NAMES: Record<Section, string | null> = {
  profile: null,
  addresses: "direcciones",
  orders: "pedidos",
  security: "seguridad",
};

/** @param search the query of the URL; the first section if it names none */
export function sectionIn(search: string): Section {
  const name = new URLSearchParams(search).get(query.section);
  return SECTIONS.find((section) => NAMES[section] === name) ?? "profile";
}

export function sectionPath(section: Section): string {
  const name = NAMES[section];
  return name === null ? paths.account : `${paths.account}?${query.section}=${name}`;
}
