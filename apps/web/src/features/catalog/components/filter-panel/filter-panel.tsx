import { chakra, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface FilterPanelProps {
  /** The name of the region: "Filtros". */
  label: string;
  /** Shown at every width: the categories. */
  top?: ReactNode;
  /** `FilterGroup`s, which a phone shows in a `Drawer` instead. */
  children: ReactNode;
}

/** The filters, beside the list on wide screens. */
export function FilterPanel({ label, top, children }: FilterPanelProps) {
  return (
    <ScrollArea aria-label={label}>
      {top}
      <Grid gap="5" hideBelow="md" marginTop="5">
        {children}
      </Grid>
    </ScrollArea>
  );
}

const ScrollArea = chakra("section", {
  base: {
    // Taller than the window, the panel scrolls by itself, so that the control just pressed stays visible.
    maxHeight: { md: "calc(100dvh - 8rem)" },
    // Keeps its end above a `ConsentBand`.
    "html:has([data-consent]) &": { maxHeight: { md: "calc(100dvh - 17rem)" } },
    overflowY: { md: "auto" },
    scrollbarWidth: "thin",
    overscrollBehavior: "contain",
    // A shadow at the lower edge, which the end of the filters covers once it is reached.
    background: {
      md: `linear-gradient(var(--chakra-colors-bg), var(--chakra-colors-bg)) bottom / 100% 1.5rem no-repeat local,
        linear-gradient(transparent, var(--chakra-colors-wall)) bottom / 100% 1rem no-repeat scroll`,
    },
  },
});
