import { Badge, Text } from "@chakra-ui/react";
import { shop, zoneClock } from "@shop/commerce";
import type { ListedPromotion } from "@shop/contract";
import { useSelector } from "@shop/machine-factories/react";
import { Button, Notice, Panel, Row, Stack } from "@shop/ui";
import { date, failureText, money } from "@shop/web/format";
import type { PromotionsRef } from "../machine/promotions-machine.ts";
import { useDesk } from "../machine/react.tsx";
import { selectMayPromote } from "../machine/selectors.ts";
import { texts } from "../shared/texts.ts";

type RowProps = { machine: PromotionsRef; promotion: ListedPromotion };

const COLORS = { running: "green", scheduled: "blue", ended: "gray" } as const;

/** A promotion with its terms and how many orders use it, and the way to end it. */
export function PromotionRow({ machine, promotion }: RowProps) {
  const { code, state, uses } = promotion;
  const isReady = useSelector(machine, (snapshot) => snapshot.matches("ready"));
  const isEnding = useSelector(machine, ({ context }) => context.code === code);
  const deed = useSelector(machine, ({ context: { outcome } }) =>
    outcome?.code === code ? outcome.deed : null,
  );
  const mayPromote = useDesk(selectMayPromote);
  const isOfConfiguration = uses === undefined; // neither counted nor ended here
  return (
    <Stack as="li" borderBottom="1px dashed" borderColor="border" gap="3" paddingY="3">
      {deed && <Notice status="success">{texts.promotions.outcomes[deed]}</Notice>}
      <Row>
        <Stack flex="1 1 16rem" gap="1" minWidth="0" overflowWrap="anywhere">
          <Row>
            <Text fontWeight="semibold">{code}</Text>
            <Badge colorPalette={COLORS[state]}>{texts.promotions.states[state]}</Badge>
          </Row>
          <Text>{termsOf(promotion).join(" · ")}</Text>
          <Text color="fg.muted" textStyle="sm">
            {[periodOf(promotion), texts.promotions.uses(uses)].join(" · ")}
          </Text>
        </Stack>
        {mayPromote && isReady && !isOfConfiguration && state !== "ended" && (
          <Button
            aria-label={texts.promotions.endOf(code)}
            onClick={() => machine.send({ type: "promotion.end", code })}
            variant="outline"
          >
            {texts.promotions.end}
          </Button>
        )}
      </Row>
      {isEnding && <Confirmation code={code} machine={machine} />}
    </Stack>
  );
}

function Confirmation({ machine, code }: { machine: PromotionsRef; code: string }) {
  const failure = useSelector(machine, ({ context }) => context.endFailure);
  const isEnding = useSelector(machine, (snapshot) => snapshot.hasTag("ending"));
  const { title, text, yes, no } = texts.promotions.confirm;
  return (
    <Panel danger heading={title(code)} level={2} text={text}>
      {failure && <Notice status="error">{failureText(failure)}</Notice>}
      <Row>
        <Button
          colorPalette="red"
          loading={isEnding}
          onClick={() => machine.send({ type: "ending.confirm" })}
        >
          {yes}
        </Button>
        {!isEnding && (
          <Button onClick={() => machine.send({ type: "ending.drop" })} variant="surface">
            {no}
          </Button>
        )}
      </Row>
    </Panel>
  );
}

/** What it takes off, and from whom. */
function termsOf({ percentage, amount, minimum, oncePerAccount }: ListedPromotion): string[] {
  const { percent, discount, freeShipping, from, once } = texts.promotions.terms;
  const sum = amount === undefined ? freeShipping : discount(money(amount));
  return [
    percentage === undefined ? sum : percent(percentage),
    ...(minimum > 0 ? [from(money(minimum))] : []),
    ...(oncePerAccount ? [once] : []),
  ];
}

function periodOf({ from, to }: ListedPromotion): string {
  const { between, since, until, always } = texts.promotions.period;
  if (from === undefined) return to === undefined ? always : until(dateOf(to));
  return to === undefined ? since(dateOf(from)) : between(dateOf(from), dateOf(to));
}

/** A day by the shop's clocks: `18 de noviembre de 2026`. At noon, no change of clocks makes it another. */
function dateOf(day: string): string {
  return date(zoneClock(shop.timeZone).momentOf(day, "12:00").toISOString());
}
