import { paths, query } from "../../../shared/paths.ts";

/** The parts of the account, as they stand beside each other. */
export const SECTIONS = ["profile", "addresses", "orders", "security"] as const;
export type Section = (typeof SECTIONS)[number];

/** What the URL says for them; the first has none. */
const NAMES: Record<Section, string | null> = {
  profile: null,
  addresses: "direcciones",
  orders: "pedidos",
  security: "seguridad",
};

/** @param search the query of the URL; whatever is no section is the first */
export function sectionIn(search: string): Section {
  const name = new URLSearchParams(search).get(query.section);
  return SECTIONS.find((section) => NAMES[section] === name) ?? "profile";
}

export function sectionPath(section: Section): string {
  const name = NAMES[section];
  return name === null ? paths.account : `${paths.account}?${query.section}=${name}`;
}
