import { Skeleton } from "../skeleton/skeleton.tsx";
import { Control, Edge, Root, Stand, Tag, Words } from "./parts.tsx";

/** An empty place on the shelf, of the size that a card will have. */
export function ProductCardSkeleton() {
  return (
    <Root aria-hidden="true" as="div">
      <Stand>
        <div style={{ aspectRatio: "1" }} />
      </Stand>
      <Edge>
        <Tag>
          <Skeleton height="1.75rem" width="3.5rem" />
        </Tag>
      </Edge>
      <Words>
        <Skeleton width="90%" />
      </Words>
      <Control>
        <Skeleton height="2.75rem" />
      </Control>
    </Root>
  );
}
