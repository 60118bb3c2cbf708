import { LoadingRegion } from "../skeleton/loading-region.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { TextSkeleton } from "../skeleton/text-skeleton.tsx";
import { styled } from "../system/styled.ts";
import { productDetailRecipe } from "./product-detail.recipe.ts";

const Root = styled("div", productDetailRecipe);

/** The product screen before its product. */
export function ProductDetailSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Root>
        <div className="product-detail__stand">
          <div className="product-detail__picture">
            <div style={{ aspectRatio: "1" }} />
          </div>
          <div className="product-detail__edge" />
        </div>
        <div className="product-detail__text">
          <Skeleton height="3rem" width="80%" />
          <div className="product-detail__cost">
            <span className="product-detail__tag">
              <Skeleton height="3.25rem" width="7rem" />
            </span>
          </div>
          <TextSkeleton />
          <div className="product-detail__control">
            <Skeleton height="3.25rem" />
          </div>
        </div>
      </Root>
    </LoadingRegion>
  );
}
