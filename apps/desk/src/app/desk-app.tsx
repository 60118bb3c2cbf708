import { Flex } from "@chakra-ui/react";
import { BoardContext } from "@shop/fulfilment-machine/react";
import { FailureState, Page } from "@shop/ui";
import { failureText } from "@shop/web/format";
import { BoardPage } from "../board/board-page.tsx";
import type { DeskRef } from "../machine/desk-machine.ts";
import { DeskContext, useDesk, useDeskRef } from "../machine/react.tsx";
import { selectBoard, selectFailure, selectScreen, selectView } from "../machine/selectors.ts";
import { OpenOrder } from "../order/open-order.tsx";
import { Waiting } from "../shared/waiting.tsx";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import { WithoutRolePage } from "../sign-in/without-role-page.tsx";
import { texts } from "../shared/texts.ts";
import { DeskHeader } from "./desk-header.tsx";
import { DeskProvider } from "./desk-provider.tsx";
import { ViewPage } from "./view-page.tsx";

/** The whole counter. @param desk its running machine */
export function DeskApp({ desk }: { desk: DeskRef }) {
  return (
    <DeskProvider>
      <DeskContext value={desk}>
        <Screen />
      </DeskContext>
    </DeskProvider>
  );
}

function Screen() {
  const screen = useDesk(selectScreen);
  switch (screen) {
    case "signedOut":
      return <SignInPage />;
    case "withoutRole":
      return (
        <>
          <DeskHeader />
          <WithoutRolePage />
        </>
      );
    case "failed":
      return <Failed />;
    case "working":
      return <Working />;
    case "opening":
      return <Waiting label={texts.opening} />;
  }
}

function Working() {
  const board = useDesk(selectBoard);
  const view = useDesk(selectView);
  if (!board) return null;
  return (
    <BoardContext value={board}>
      <Flex direction="column" height={{ md: view === "board" ? "100dvh" : "auto" }}>
        <DeskHeader />
        {view === "board" ? <BoardPage /> : <ViewPage key={view} view={view} />}
      </Flex>
      <OpenOrder />
    </BoardContext>
  );
}

function Failed() {
  const desk = useDeskRef();
  const failure = useDesk(selectFailure);
  return (
    <>
      <DeskHeader />
      <Page>
        <FailureState
          heading={texts.failed}
          level={1}
          retry={{ text: texts.retry, onClick: () => desk.send({ type: "staff.retry" }) }}
          text={failureText(failure ?? { id: 500 })}
        />
      </Page>
    </>
  );
}
