import { Stack } from "@chakra-ui/react";
import type { CSSProperties, ReactNode } from "react";
import { Page } from "../src/page/page.tsx";
import { PageHeading } from "../src/page-heading/page-heading.tsx";
import { SectionHeading } from "../src/section-heading/section-heading.tsx";
import { system } from "../src/theme/index.ts";

/** The variable that a token of the system is on the page: `variable("colors", "fg.muted")`. */
export const variable = (category: string, name: string): string => system.token.var(`${category}.${name}`);

/** A page of the Storybook about one kind of token, and how to choose one. */
export function Sheet({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page>
      <Stack gap="xl">
        <div style={{ maxWidth: "46rem" }}>
          <PageHeading>{title}</PageHeading>
          <p style={{ marginTop: "0.75rem", lineHeight: 1.5 }}>{subtitle}</p>
        </div>
        {children}
      </Stack>
    </Page>
  );
}

/** One part of a sheet. */
export function Part({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      {text && <p style={{ maxWidth: "46rem", marginBottom: "1.5rem", lineHeight: 1.5 }}>{text}</p>}
      {children}
    </section>
  );
}

/** A grid whose columns have a minimum width (CSS length). */
export function Grid({ least, children }: { least: string; children: ReactNode }) {
  const style: CSSProperties = {
    display: "grid",
    gap: "1.25rem",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  };
  return <div style={style}>{children}</div>;
}

/** A name and its value, under an example. */
export function Specimen({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <figure
      style={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "0.5rem",
        alignContent: "end",
        margin: 0,
      }}
    >
      {children}
      <figcaption style={{ fontSize: "0.875rem", lineHeight: 1.35, overflowWrap: "anywhere" }}>
        <strong>{name}</strong>
        <br />
        <span style={{ color: variable("colors", "fg.muted"), fontVariantNumeric: "tabular-nums" }}>
          {value}
        </span>
      </figcaption>
    </figure>
  );
}

/** A table that scrolls by itself where it does not fit. */
export function Table({
  label,
  head,
  children,
}: {
  label: string;
  head: readonly string[];
  children: ReactNode;
}) {
  const cell: CSSProperties = { padding: "0.5rem 1rem 0.5rem 0", textAlign: "left", whiteSpace: "nowrap" };
  return (
    // A scroll container must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} style={{ overflowX: "auto" }} tabIndex={0}>
      <table style={{ width: "100%", borderCollapse: "collapse" }}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
