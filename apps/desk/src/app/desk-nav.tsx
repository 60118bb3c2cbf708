import { chakra } from "@chakra-ui/react";
import { useDesk } from "../machine/react.tsx";
import { selectView, selectViews } from "../machine/selectors.ts";
import { DeskLink } from "../shared/desk-link.tsx";
import { texts } from "../shared/texts.ts";

/** Links to the screens of the counter, for whoever may see more than one: the last rows of the header, four in each on a phone. */
export function DeskNav() {
  const views = useDesk(selectViews);
  const shown = useDesk(selectView);
  if (views.length < 2) return null;
  return (
    <Nav aria-label={texts.nav}>
      {views.map((view) => (
        <DeskLink aria-current={view === shown ? "page" : undefined} key={view} to={{ view, orderId: null }}>
          {view === "board" ? texts.board.link : texts[view].title}
        </DeskLink>
      ))}
    </Nav>
  );
}

const Nav = chakra("nav", {
  base: {
    display: { base: "grid", md: "flex" },
    gridTemplateColumns: "repeat(4, 1fr)",
    order: 1,
    flexBasis: "full",
    "& > a": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minHeight: "control",
      paddingX: { base: "0", md: "4" },
      color: "fg.muted",
      textStyle: "label",
      fontSize: { base: "sm", sm: "lg" },
      borderRadius: "l1",
      _hover: { color: "fg" },
      "&[aria-current=page]": { color: "gold.solid", boxShadow: "inset 0 -3px currentColor" },
    },
  },
});
