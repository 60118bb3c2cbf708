import { Button, FilterIcon } from "@shop/ui";
import { lazy, Suspense, useState } from "react";
import { marketplace } from "./texts.ts";

const texts = marketplace.filters;

const loadSheet = () => import("./filter-sheet.tsx");
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

/** Opens the filters of a phone, and says how many are in force. */
export function FilterButton({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        hideFrom="md"
        onClick={() => setOpen(true)}
        onPointerDown={() => void loadSheet().catch(() => undefined)}
        variant="outline"
      >
        <FilterIcon />
        {count > 0 ? `${texts.title} (${count})` : texts.title}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
