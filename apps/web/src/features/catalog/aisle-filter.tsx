import { selectHome } from "@shop/catalog-machine";
import { useHome } from "@shop/catalog-machine/react";
import { TabsNav } from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { catalog } from "../../texts/catalog.ts";

/** The aisles to choose from; each is an address, so Back goes to the aisle before. */
export function AisleFilter({ chosen }: { chosen: string | null }) {
  const home = useHome(selectHome);
  const aisles = home?.categories ?? [];
  const current = (id: string | null) => (chosen === id ? ({ "aria-current": "page" } as const) : {});
  return (
    <section aria-label={catalog.marketplace.filters}>
      <TabsNav
        items={[
          {
            link: <Link {...current(null)} to={paths.marketplace} />,
            label: catalog.marketplace.everything,
          },
          ...aisles.map(({ id, name }) => ({
            link: <Link {...current(id)} to={paths.category(id)} />,
            label: name,
          })),
        ]}
        label={catalog.home.aisles}
        side
      />
    </section>
  );
}
