import { type ReactNode, useId } from "react";
import { styled } from "../system/styled.ts";
import { receiptRecipe } from "./receipt.recipe.ts";

const Root = styled("section", receiptRecipe);

export interface ReceiptRow {
  label: string;
  /** Written out: "$128.50", "3.20 kg". */
  value: string;
}

export interface ReceiptProps {
  heading: string;
  rows: readonly ReceiptRow[];
  total?: ReceiptRow;
  headingLevel?: 2 | 3;
  /** Below the total: the meter, the button, a sentence. */
  children?: ReactNode;
}

/** Sums as a till prints them: dotted leaders, dashed rules, a torn edge. */
export function Receipt({ heading, rows, total, headingLevel = 2, children }: ReceiptProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={id}>
      <Heading className="receipt__heading" id={id}>
        {heading}
      </Heading>
      <dl className="receipt__rows">
        {rows.map((row) => (
          <Line key={row.label} {...row} />
        ))}
        {total && <Line {...total} total />}
      </dl>
      {children && <div className="receipt__footer">{children}</div>}
    </Root>
  );
}

function Line({ label, value, total = false }: ReceiptRow & { total?: boolean }) {
  return (
    <div className={total ? "receipt__row receipt__total" : "receipt__row"}>
      <dt className="receipt__term">{label}</dt>
      <dd className="receipt__value">{value}</dd>
    </div>
  );
}
