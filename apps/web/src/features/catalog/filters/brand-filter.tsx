import type { Facets } from "@shop/contract";
import { Checkbox } from "@shop/ui";
import { number } from "../../../shared/format.ts";
import { marketplace } from "../texts.ts";
import { Collapsible } from "../components/collapsible/collapsible.tsx";

/** Brands that are shown at once; the rest is behind a toggle. */
const FIRST = 8;

type BrandFilterProps = {
  brands: Facets["brands"];
  chosen: readonly string[];
  onChoose: (brands: string[]) => void;
};

/** Filters by brands, each with its number of products in this list. */
export function BrandFilter({ brands, chosen, onChoose }: BrandFilterProps) {
  const toBox = ({ name, count }: Facets["brands"][number]) => (
    <Checkbox
      checked={chosen.includes(name)}
      detail={number(count)}
      key={name}
      label={name}
      onChange={({ target }) =>
        onChoose(target.checked ? [...chosen, name].toSorted() : chosen.filter((brand) => brand !== name))
      }
    />
  );
  const isFirst = ({ name }: { name: string }, place: number) => place < FIRST || chosen.includes(name);
  const rest = brands.filter((brand, place) => !isFirst(brand, place));
  return (
    <>
      {brands.filter(isFirst).map(toBox)}
      {rest.length > 0 && (
        <Collapsible summary={marketplace.filters.moreBrands(rest.length)}>{rest.map(toBox)}</Collapsible>
      )}
    </>
  );
}
