import { Box, Stack } from "@chakra-ui/react";
import { LoadingRegion, Skeleton, TextSkeleton } from "@shop/ui";
import { Cost, Detail, Stand } from "./parts.tsx";

/** The skeleton of the product screen. */
export function ProductDetailSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Detail as="div">
        <Stand picture={<Box aspectRatio="1" />} />
        <Stack gap="4">
          <Skeleton height="3rem" width="80%" />
          <Cost tag={<Skeleton height="3.25rem" width="7rem" />} />
          <TextSkeleton />
          <Box maxWidth={{ sm: "22rem" }} paddingY="2">
            <Skeleton height="3.25rem" />
          </Box>
        </Stack>
      </Detail>
    </LoadingRegion>
  );
}
