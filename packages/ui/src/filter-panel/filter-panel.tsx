import { chakra, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FilterIcon } from "../icons/icons.ts";

export interface FilterPanelProps {
  /** The name of the region, and what opens it on a phone: "Filtros". */
  label: string;
  /** In sight before anything is unfolded: the categories. */
  top?: ReactNode;
  /** How many filters are set, where the fold hides them. */
  count?: number;
  /** Groups of checkboxes, a select, fields for prices. */
  children: ReactNode;
}

/** What narrows the shelf down: beside it on wide screens, folded above it on phones. */
export function FilterPanel({ label, top, count = 0, children }: FilterPanelProps) {
  return (
    <Panel aria-label={label}>
      {top}
      <Fold>
        <Summary>
          <FilterIcon />
          {count > 0 ? `${label} (${count})` : label}
        </Summary>
        <Grid gap="5" paddingTop={{ base: "4", md: "0" }}>
          {children}
        </Grid>
      </Fold>
    </Panel>
  );
}

const Panel = chakra("section", {
  base: {
    // Taller than the window, it scrolls by itself: what was just pressed stays in view.
    maxHeight: { md: "calc(100dvh - 8rem)" },
    overflowY: { md: "auto" },
    scrollbarWidth: "thin",
    overscrollBehavior: "contain",
    // A shade at the lower edge, which the end of the filters covers once it is reached.
    background: {
      md: `linear-gradient(var(--chakra-colors-bg), var(--chakra-colors-bg)) bottom / 100% 1.5rem no-repeat local,
        linear-gradient(transparent, var(--chakra-colors-wall)) bottom / 100% 1rem no-repeat scroll`,
    },
  },
});

const Fold = chakra("details", {
  base: {
    marginTop: { base: "-4", md: "5" },
    // wide screens have room: the fold is always open there, and has nothing to press
    "&::details-content": { contentVisibility: { md: "visible" }, display: { md: "block" } },
  },
});

const Summary = chakra("summary", {
  base: {
    display: "flex",
    "@supports selector(::details-content)": { display: { md: "none" } },
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minHeight: "control",
    border: "1px solid",
    borderColor: "gold.border",
    borderRadius: "l2",
    fontWeight: 600,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
  },
});
