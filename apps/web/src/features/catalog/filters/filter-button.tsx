import { Button, FilterIcon } from "@shop/ui";
import { useState } from "react";
import { useApp } from "../../../shared/app-actor.ts";
import { marketplace } from "../texts.ts";

const texts = marketplace.filters;

type SheetModule = typeof import("./filter-sheet.tsx");

const loadSheet = () => import("./filter-sheet.tsx");

type FilterButtonProps = {
  /** How many filters are active. */
  count: number;
  load?: () => Promise<SheetModule>;
};

/** Opens the filters on a phone. Their code is loaded when it is pressed; the click reports a failure. */
export function FilterButton({ count, load = loadSheet }: FilterButtonProps) {
  const app = useApp();
  const [sheet, setSheet] = useState<SheetModule | null>(null);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        hideFrom="md"
        onClick={() => void load().then(setSheet, () => app.send({ type: "code.missing" }))}
        onPointerDown={() => void load().catch(() => undefined)}
        variant="outline"
      >
        <FilterIcon />
        <span>{count > 0 ? `${texts.title} (${count})` : texts.title}</span>
      </Button>
      {sheet && <sheet.FilterSheet onClose={() => setSheet(null)} />}
    </>
  );
}
