import { selectCatalog, selectFailure, selectIsExtending, selectIsLoading } from "@shop/catalog-machine";
import { useCatalog, useCatalogActors } from "@shop/catalog-machine/react";
import {
  Button,
  EmptyState,
  FailureState,
  LinkButton,
  Notice,
  Page,
  PageHeading,
  ProductGrid,
  ProductGridSkeleton,
  Split,
  Stack,
} from "@shop/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { ProductTile } from "../../products/product-tile.tsx";
import { catalog } from "../../texts/catalog.ts";
import { failure as failureSentence } from "../../texts/format.ts";
import { shell } from "../../texts/shell.ts";
import { AisleFilter } from "./aisle-filter.tsx";

const texts = catalog.marketplace;

/** Pictures that are in view before any scrolling, on the widest shelf. */
const FIRST_ROWS = 10;

/** Every product, aisle by aisle. */
export function Component() {
  const { category, total } = useCatalog(selectCatalog);
  const isLoading = useCatalog(selectIsLoading);
  const reason = useCatalog(selectFailure);
  return (
    <Page>
      <title>{shell.title(texts.title)}</title>
      <PageHeading aside={<output>{isLoading || reason ? "" : texts.found(total)}</output>}>
        {texts.title}
      </PageHeading>
      <Split aside={<AisleFilter chosen={category} />} side="start">
        <Products />
      </Split>
    </Page>
  );
}

function Products() {
  const { catalog: list } = useCatalogActors();
  const { products } = useCatalog(selectCatalog);
  const isLoading = useCatalog(selectIsLoading);
  const reason = useCatalog(selectFailure);
  if (isLoading) return <ProductGridSkeleton label={texts.loading} narrow />;
  if (reason && products.length === 0) {
    return (
      <FailureState
        heading={shell.crashed.title}
        retry={{ text: shell.retry, onClick: () => list.send({ type: "catalog.retry" }) }}
        text={failureSentence(reason)}
      />
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState heading={texts.empty.title} text={texts.empty.text}>
        <LinkButton link={<Link to={paths.marketplace} />}>{texts.empty.action}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <ProductGrid narrow>
        {products.map((product, place) => (
          <ProductTile isFirst={place < FIRST_ROWS} key={product.id} level={2} product={product} />
        ))}
      </ProductGrid>
      {reason && <Notice tone="danger">{failureSentence(reason)}</Notice>}
      <More />
    </Stack>
  );
}

function More() {
  const { catalog: list } = useCatalogActors();
  const { products, total, nextCursor } = useCatalog(selectCatalog);
  const isExtending = useCatalog(selectIsExtending);
  if (nextCursor === null) return null;
  return (
    <Stack gap="sm">
      <p>{texts.shown(products.length, total)}</p>
      <Button loading={isExtending} onClick={() => list.send({ type: "catalog.more" })} variant="outline">
        {texts.more}
      </Button>
    </Stack>
  );
}
