import { Button, FilterIcon } from "@shop/ui";
import { useState } from "react";
import { useApp } from "../../../shared/app-actor.ts";
import { marketplace } from "../texts.ts";

const texts = marketplace.filters;

type Module = typeof import("./filter-sheet.tsx");

const loadSheet = () => import("./filter-sheet.tsx");

type FilterButtonProps = {
  /** How many filters are active. */
  count: number;
  load?: () => Promise<Module>;
};

/** Opens the filters on a phone; their code is loaded on first use. */
export function FilterButton({ count, load = loadSheet }: FilterButtonProps) {
  const app = useApp();
  const [open, setOpen] = useState<Module | null>(null);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        hideFrom="md"
        onClick={() => void load().then(setOpen, () => app.send({ type: "code.missing" }))}
        onPointerDown={() => void load().catch(() => undefined)}
        variant="outline"
      >
        <FilterIcon />
        <span>{count > 0 ? `${texts.title} (${count})` : texts.title}</span>
      </Button>
      {open && <open.FilterSheet onClose={() => setOpen(null)} />}
    </>
  );
}
