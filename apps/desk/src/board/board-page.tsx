import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import {
  columnsOf,
  filterCards,
  selectArrived,
  selectBoardFailure,
  selectBoardStatus,
  selectIsIncomplete,
  selectIsOnline,
  selectOrders,
  selectToday,
} from "@shop/fulfilment-machine";
import { useBoard, useBoardRef } from "@shop/fulfilment-machine/react";
import { Announcer, Button, FailureState, Notice, Stack } from "@shop/ui";
import { failureText } from "@shop/web/format";
import { useState } from "react";
import { useDesk, useDeskRef } from "../machine/react.tsx";
import { selectIsFinding, selectMayFind, selectSearch } from "../machine/selectors.ts";
import { SearchInput } from "../shared/search-input.tsx";
import { texts } from "../shared/texts.ts";
import { useIsWide } from "../shared/use-is-wide.ts";
import { Waiting } from "../shared/waiting.tsx";
import { BoardColumns } from "./board-columns.tsx";
import { BoardTabs } from "./board-tabs.tsx";

/** The open orders by state and delivery window. */
export function BoardPage() {
  const status = useBoard(selectBoardStatus);
  const arrived = useBoard(selectArrived);
  const [words, setWords] = useState("");
  return (
    <Flex as="main" direction="column" flex="1" id="main" minHeight="0" minWidth="0">
      <Flex
        align="center"
        columnGap="6"
        paddingTop="4"
        paddingX={{ base: "4", md: "6" }}
        rowGap="3"
        wrap="wrap"
      >
        <Heading as="h1" id="board-title" size="2xl" tabIndex={-1}>
          {texts.board.title}
        </Heading>
        <SearchInput label={texts.board.search} onSearch={setWords} value={words} />
      </Flex>
      <BoardNotice />
      <Announcer delay={0} text={texts.board.arrived(arrived)} />
      {status === "loading" && <Waiting label={texts.board.loading} />}
      {status === "failed" && <Failed />}
      {status === "shown" && <Shown words={words} />}
    </Flex>
  );
}

function Shown({ words }: { words: string }) {
  const orders = useBoard(selectOrders);
  const today = useBoard(selectToday);
  const isWide = useIsWide();
  const found = filterCards(orders, words);
  const columns = columnsOf(found, today);
  const isNothing = found.length === 0 && words.trim() !== "";
  // That there is nothing is said where it is shown.
  const said = isNothing || words.trim() === "" ? "" : texts.board.found(found.length);
  const Columns = isWide ? BoardColumns : BoardTabs;
  return (
    <>
      <Announcer text={said} />
      {isNothing ? (
        <NotFound words={words.trim()} />
      ) : (
        <Columns columns={columns} isSearched={words.trim() !== ""} />
      )}
    </>
  );
}

/** No open order has these words. Whoever serves at the counter finds any order by its number. */
function NotFound({ words }: { words: string }) {
  const desk = useDeskRef();
  const search = useDesk(selectSearch);
  const isFinding = useDesk(selectIsFinding);
  const mayFind = useDesk(selectMayFind);
  const number = numberIn(words);
  return (
    <Stack gap="3" padding={{ base: "4", md: "6" }}>
      <Text as="output" color="fg.muted">
        {texts.board.notFound}
      </Text>
      {search?.number === number && search?.failure && (
        <Notice status="warning">
          {search.failure.id === 404 ? texts.board.noSuchNumber : failureText(search.failure)}
        </Notice>
      )}
      {mayFind && number && (
        <Button
          alignSelf="start"
          loading={isFinding}
          onClick={() => desk.send({ type: "order.find", number })}
          variant="outline"
        >
          {texts.board.find}
        </Button>
      )}
    </Stack>
  );
}

/** The number of an order, such as `7K3M-9QX2-PD`, typed with or without dashes; undefined if it is none. */
function numberIn(words: string): string | undefined {
  const [, ...parts] =
    /^([2-9A-HJ-NP-Z]{4})([2-9A-HJ-NP-Z]{4})([2-9A-HJ-NP-Z]{2})$/.exec(
      words.replaceAll(/[\s-]/g, "").toUpperCase(),
    ) ?? [];
  return parts.length > 0 ? parts.join("-") : undefined;
}

/** That what is shown may be outdated or incomplete, and why. */
function BoardNotice() {
  const isOnline = useBoard(selectIsOnline);
  const failure = useBoard(selectBoardFailure);
  const status = useBoard(selectBoardStatus);
  const isIncomplete = useBoard(selectIsIncomplete);
  const isCurrent = isOnline && failure === null;
  if (status !== "shown" || (isCurrent && !isIncomplete)) return null;
  const text = isCurrent ? texts.board.incomplete : isOnline ? texts.board.outdated : texts.board.offline;
  return (
    <Box paddingTop="3" paddingX={{ base: "4", md: "6" }}>
      <Notice status="warning">{text}</Notice>
    </Box>
  );
}

function Failed() {
  const board = useBoardRef();
  const failure = useBoard(selectBoardFailure);
  return (
    <Box paddingX={{ base: "4", md: "6" }}>
      <FailureState
        heading={texts.board.failed}
        retry={{ text: texts.retry, onClick: () => board.send({ type: "board.retry" }) }}
        text={failureText(failure ?? { id: 500 })}
      />
    </Box>
  );
}
