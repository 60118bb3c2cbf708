import { Grid } from "@chakra-ui/react";
import { LoadingRegion } from "./loading-region.tsx";
import { Skeleton } from "./skeleton.tsx";

export interface TextSkeletonProps {
  lines?: number;
  /** What is loading, unless a `LoadingRegion` around the lines announces it. */
  label?: string;
}

/** Lines of text that are loading; the last one is shorter. */
export function TextSkeleton({ lines = 3, label }: TextSkeletonProps) {
  const text = (
    <Grid gap="2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? "60%" : "100%"} />
      ))}
    </Grid>
  );
  return label ? <LoadingRegion label={label}>{text}</LoadingRegion> : text;
}
