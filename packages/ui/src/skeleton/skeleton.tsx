import { createRecipeContext, type HTMLChakraProps } from "@chakra-ui/react/styled-system";

// Chakra's own file brings its circle and its lines of text along, which the first load need not have.
const { withContext } = createRecipeContext({ key: "skeleton" });
const Root = withContext<HTMLSpanElement, HTMLChakraProps<"span">>("span");

export interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
}

/** Holds the place of something that is on its way. */
export function Skeleton({ width = "100%", height = "1em" }: SkeletonProps) {
  return <Root aria-hidden="true" style={{ width, height }} />;
}
