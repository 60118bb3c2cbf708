import { chakra, Grid, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

export interface ReceiptRow {
  label: string;
  /** Written out: "$128.50", "3.20 kg". */
  value: string;
}

export interface ReceiptProps {
  heading: string;
  rows: readonly ReceiptRow[];
  total?: ReceiptRow;
  /** Below the total: the meter, the button, a sentence. */
  children?: ReactNode;
}

/** Sums styled as a printed receipt: dotted leaders, dashed rules, a torn edge. */
export function Receipt({ heading, rows, total, children }: ReceiptProps) {
  const id = useId();
  return (
    <Paper aria-labelledby={id}>
      <Heading
        borderStyle="dashed"
        borderBottomWidth="1px"
        borderColor="border.emphasized"
        id={id}
        marginBottom="3"
        paddingBottom="3"
        size="xl"
        textAlign="center"
      >
        {heading}
      </Heading>
      <Grid as="dl" gap="1.5" templateColumns="minmax(0, 1fr)">
        {rows.map((row) => (
          <Line key={row.label} {...row} />
        ))}
        {total && <Line {...total} total />}
      </Grid>
      {children && (
        <Grid gap="3" marginTop="5">
          {children}
        </Grid>
      )}
    </Paper>
  );
}

function Line({ label, value, total = false }: ReceiptRow & { total?: boolean }) {
  return (
    <Row className={total ? "receipt__row receipt__total" : "receipt__row"} total={total}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Row>
  );
}

const teeth = "conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg)";

const Paper = chakra("section", {
  base: {
    paddingX: { base: "4", sm: "6" },
    paddingTop: "6",
    paddingBottom: "8",
    bg: "bg.panel",
    fontVariantNumeric: "tabular-nums",
    maskImage: `linear-gradient(#000 0 0), ${teeth}`,
    maskSize: "100% calc(100% - 7px), 14px 7px",
    maskPosition: "top, bottom",
    maskRepeat: "no-repeat, repeat-x",
  },
});

const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "2",
    "& dt": {
      flex: 1,
      display: "flex",
      alignItems: "baseline",
      gap: "2",
      minWidth: "min-content",
      _after: {
        content: '""',
        flex: 1,
        minWidth: "1.5rem",
        borderBottom: "2px dotted",
        borderColor: "border",
      },
    },
    "& dd": { marginStart: "auto", fontWeight: 500, textAlign: "end" },
  },
  variants: {
    total: {
      true: {
        layerStyle: "tear",
        marginTop: "3",
        paddingTop: "3",
        fontFamily: "heading",
        fontSize: "2xl",
        fontWeight: 800,
        "& dd": { fontWeight: 800 },
      },
    },
  },
});
