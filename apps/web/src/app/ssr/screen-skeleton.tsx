import { Container, VisuallyHidden } from "@chakra-ui/react";
import {
  LoadingRegion,
  PageHeading,
  ProductGridSkeleton,
  Skeleton,
  Split,
  Stack,
  TextSkeleton,
} from "@shop/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { about } from "../../features/about/texts.ts";
import { account } from "../../features/account/texts.ts";
import { CartSkeleton } from "../../features/cart/cart-skeleton.tsx";
import { cart } from "../../features/cart/texts.ts";
import { marketplace } from "../../features/catalog/texts.ts";
import { checkout } from "../../features/checkout/texts.ts";
import { contact } from "../../features/contact/texts.ts";
import { Hero } from "../../features/home/components/hero/hero.tsx";
import { home } from "../../features/home/texts.ts";
import { order } from "../../features/orders/texts.ts";
import { policies } from "../../features/policies/texts.ts";
import { ProductDetailSkeleton } from "../../features/product/components/product-detail/product-detail-skeleton.tsx";
import { catalog } from "../../features/product/texts.ts";
import { AuthCard } from "../../features/session/components/auth-card/auth-card.tsx";
import { session } from "../../features/session/texts.ts";
import { skeletonOf } from "../../../worker/screens.ts";
import { paths } from "../../shared/paths.ts";
import { shell } from "../../shared/texts.ts";

/**
 * The skeleton of a screen of which only the path is known. Only a server renders it: the browser leaves its markup
 * unchanged (`layout/pages/opening-page.tsx`), so it needs no script.
 */
export function ScreenSkeleton() {
  const { pathname } = useLocation();
  switch (skeletonOf(pathname)) {
    case skeletonOf(paths.home):
      return (
        <Main>
          <Stack gap="lg">
            <Hero
              actions={<Skeleton height="2.75rem" width="10rem" />}
              pictures={[]}
              subtitle={home.subtitle}
              title={home.promise}
            />
            <ProductGridSkeleton label={home.loading} />
          </Stack>
        </Main>
      );
    case skeletonOf(paths.marketplace):
      return (
        <Main>
          <Unnamed label={marketplace.loading} />
          <Split aside={<Skeleton height="2.75rem" />} side="start">
            <ProductGridSkeleton label={marketplace.loading} narrow />
          </Split>
        </Main>
      );
    case skeletonOf(paths.lastProduct):
    case skeletonOf(paths.quickProduct):
      return (
        <Main>
          <Title label={catalog.product.loading} />
          <ProductDetailSkeleton label={catalog.product.loading} />
        </Main>
      );
    case skeletonOf(paths.cart):
      return (
        <Main width="wide">
          <PageHeading>{cart.title}</PageHeading>
          <CartSkeleton />
        </Main>
      );
    case skeletonOf(paths.checkoutAddress):
      return <Opening label={checkout.loading} />;
    case skeletonOf(paths.orderConfirmed):
      return <Opening label={order.loading} />;
    case skeletonOf(paths.login):
      return <Form heading={session.login.title} subtitle={session.login.subtitle} />;
    case skeletonOf(paths.signUp):
      return <Form heading={session.signUp.title} subtitle={session.signUp.subtitle} />;
    case skeletonOf(paths.contact):
      return <Text heading={contact.title} subtitle={contact.subtitle} width="form" />;
    case skeletonOf(paths.about):
      return <Text heading={about.title} subtitle={about.subtitle} />;
    case skeletonOf(paths.privacy):
      return <Text heading={policies.privacy.title} subtitle={policies.privacy.description} />;
    case skeletonOf(paths.terms):
      return <Text heading={policies.terms.title} subtitle={policies.terms.description} />;
    case skeletonOf(paths.returns):
      return <Text heading={policies.returns.title} subtitle={policies.returns.description} />;
    case skeletonOf(paths.account):
      return <Text heading={account.title} />;
    default:
      return (
        <Main>
          <Unnamed label={shell.loading} />
          <ProductGridSkeleton label={shell.loading} />
        </Main>
      );
  }
}

type Width = "page" | "wide" | "text" | "form";

function Main({ children, width = "page" }: { children: ReactNode; width?: Width }) {
  return (
    <Container as="main" data-skeleton="" id="main" maxWidth={width} tabIndex={-1}>
      {children}
    </Container>
  );
}

/** A title that is not known yet. */
function Title({ label }: { label: string }) {
  return (
    <VisuallyHidden asChild>
      <h1>{label}</h1>
    </VisuallyHidden>
  );
}

function Unnamed({ label }: { label: string }) {
  return (
    <>
      <Title label={label} />
      <Skeleton height="3rem" width="min(18rem, 60%)" />
    </>
  );
}

function Form({ heading, subtitle }: { heading: string; subtitle: string }) {
  return (
    <Main width="form">
      <AuthCard heading={heading} subtitle={subtitle}>
        <LoadingRegion label={shell.loading}>
          <Stack gap="md">
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="3.25rem" />
          </Stack>
        </LoadingRegion>
      </AuthCard>
    </Main>
  );
}

function Text({ heading, subtitle, width = "text" }: { heading: string; subtitle?: string; width?: Width }) {
  return (
    <Main width={width}>
      <PageHeading subtitle={subtitle}>{heading}</PageHeading>
      <TextSkeleton label={shell.loading} lines={8} />
    </Main>
  );
}

function Opening({ label }: { label: string }) {
  return (
    <Main width="wide">
      <Title label={label} />
      <LoadingRegion label={label}>
        <Stack gap="lg">
          <Skeleton height="3rem" width="min(22rem, 80%)" />
          <Skeleton height="9rem" />
          <TextSkeleton lines={4} />
        </Stack>
      </LoadingRegion>
    </Main>
  );
}
