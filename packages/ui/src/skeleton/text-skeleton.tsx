import { Grid } from "@chakra-ui/react";
import { Skeleton } from "./skeleton.tsx";

/** Lines of text that are on their way; the last one is shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Grid gap="2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? "60%" : "100%"} />
      ))}
    </Grid>
  );
}
