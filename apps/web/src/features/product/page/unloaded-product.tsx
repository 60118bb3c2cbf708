import { selectFailure, selectIsMissing } from "@shop/catalog-machine";
import { useProduct, useProductRef } from "@shop/catalog-machine/react";
import { EmptyState, FailureState, LinkButton } from "@shop/ui";
import { Link } from "react-router";
import { PrivateHead } from "../../../shared/head/head.tsx";
import { paths } from "../../../shared/paths.ts";
import { Offers } from "../list/offers.tsx";
import { catalog } from "../texts.ts";
import { failureText } from "../../../shared/format.ts";
import { shell } from "../../../shared/texts.ts";
import { ProductDetailSkeleton } from "../components/product-detail/product-detail-skeleton.tsx";

const texts = catalog.product;

/** The page of a product that is loading, does not exist, or could not be read. */
export function UnloadedProduct() {
  const product = useProductRef();
  const isMissing = useProduct(selectIsMissing);
  const reason = useProduct(selectFailure);
  if (isMissing) {
    return (
      <>
        <PrivateHead title={shell.title(texts.missing.title)} />
        <EmptyState heading={texts.missing.title} level={1} text={texts.missing.text}>
          <LinkButton link={<Link to={paths.marketplace} />}>{texts.missing.action}</LinkButton>
        </EmptyState>
        <Offers />
      </>
    );
  }
  if (!reason) {
    return (
      <>
        <PrivateHead title={shell.title(texts.loading)} />
        <ProductDetailSkeleton label={texts.loading} />
      </>
    );
  }
  return (
    <>
      <PrivateHead title={shell.title(texts.failed)} />
      <FailureState
        heading={texts.failed}
        level={1}
        retry={{ text: shell.retry, onClick: () => product.send({ type: "product.retry" }) }}
        text={failureText(reason)}
      />
    </>
  );
}
