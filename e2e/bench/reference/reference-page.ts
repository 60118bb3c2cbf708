import { createElement, useState, type ReactElement } from "react";

const ROWS = 300;

/** A page of React alone: 300 rows, of five plain elements each, and a handler in each row. */
export function ReferencePage(): ReactElement {
  const rows = Array.from({ length: ROWS }, (_, row) => createElement(Row, { key: row, row }));
  return createElement("ul", null, rows);
}

function Row({ row }: { row: number }): ReactElement {
  const [count, setCount] = useState(0);
  return createElement(
    "li",
    null,
    createElement("h2", null, `Row ${row}`),
    createElement("p", null, "One line of plain text"),
    createElement("button", { onClick: () => setCount(count + 1), type: "button" }, "Add"),
    createElement("output", null, count),
  );
}
