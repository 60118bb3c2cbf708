import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { styled } from "../system/styled.ts";

const Root = styled(
  "span",
  defineSlotRecipe({
    className: "skeleton",
    slots: ["root"],
    base: {
      root: {
        display: "block",
        bg: "bg.muted",
        borderRadius: "l1",
        animation: "breathe 1.6s ease-in-out infinite",
      },
    },
  }),
);

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
}

/** Holds the place of something that is on its way. */
export function Skeleton({ width = "100%", height = "1em" }: SkeletonProps) {
  return <Root aria-hidden="true" style={{ width, height }} />;
}
