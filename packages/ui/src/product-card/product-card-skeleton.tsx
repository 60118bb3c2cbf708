import { Skeleton } from "../skeleton/skeleton.tsx";
import { styled } from "../system/styled.ts";
import { productCardRecipe } from "./product-card.recipe.ts";

const Root = styled("div", productCardRecipe);

/** An empty place on the shelf, of the size that a card will have. */
export function ProductCardSkeleton() {
  return (
    <Root aria-hidden="true">
      <div className="product-card__stand">
        <div style={{ aspectRatio: "1" }} />
      </div>
      <div className="product-card__edge">
        <span className="product-card__tag">
          <Skeleton height="1.75rem" width="3.5rem" />
        </span>
      </div>
      <div className="product-card__text">
        <Skeleton width="90%" />
      </div>
      <div className="product-card__control">
        <Skeleton height="2.75rem" />
      </div>
    </Root>
  );
}
