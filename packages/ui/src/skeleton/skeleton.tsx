import { chakra } from "@chakra-ui/react";

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
}

/** A placeholder while something loads. */
export function Skeleton({ width = "100%", height = "1em" }: SkeletonProps) {
  return <Place aria-hidden="true" style={{ width, height }} />;
}

const Place = chakra("span", {
  base: {
    display: "block",
    bg: "bg.muted",
    borderRadius: "l1",
    flexShrink: 0,
    animation: "breathe 1.6s ease-in-out infinite",
  },
});
