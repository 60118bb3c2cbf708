import { Skeleton } from "../skeleton/skeleton.tsx";
import { SlotClasses } from "./slot-classes.tsx";
import { productCardSlotRecipe } from "./product-card.recipe.ts";

/** An empty place on the shelf, of the size that a card will have. */
export function ProductCardSkeleton() {
  return (
    <SlotClasses recipe={productCardSlotRecipe}>
      {(classes) => (
        <div aria-hidden="true" className={classes.root}>
          <div className={classes.stand}>
            <div style={{ aspectRatio: "1" }} />
          </div>
          <div className={classes.edge}>
            <span className={classes.tag}>
              <Skeleton height="1.75rem" width="3.5rem" />
            </span>
          </div>
          <div className={classes.words}>
            <Skeleton width="90%" />
          </div>
          <div className={classes.control}>
            <Skeleton height="2.75rem" />
          </div>
        </div>
      )}
    </SlotClasses>
  );
}
