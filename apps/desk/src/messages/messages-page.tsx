import { useSelector } from "@shop/machine-factories/react";
import {
  Button,
  EmptyState,
  FailureState,
  KeepFocus,
  LoadingRegion,
  Notice,
  Page,
  PageHeading,
  Stack,
  TextSkeleton,
} from "@shop/ui";
import { failureText } from "@shop/web/format";
import { useDesk } from "../machine/react.tsx";
import type { MessagesRef } from "../machine/messages-machine.ts";
import { selectMessages } from "../machine/selectors.ts";
import { texts } from "../shared/texts.ts";
import { MessageCard } from "./message-card.tsx";

/** What shoppers wrote, newest first, and what was answered. */
export function MessagesPage() {
  const messages = useDesk(selectMessages);
  return (
    <Page width="text">
      <PageHeading subtitle={texts.messages.subtitle}>{texts.messages.title}</PageHeading>
      {/* A form, and the button of older messages, go away when they are done. */}
      <KeepFocus>{messages && <Messages machine={messages} />}</KeepFocus>
    </Page>
  );
}

function Messages({ machine }: { machine: MessagesRef }) {
  const { messages, nextCursor, failure } = useSelector(machine, ({ context }) => context);
  const isLoading = useSelector(machine, (snapshot) => snapshot.hasTag("loading"));
  const more = () => machine.send({ type: "messages.more" });
  if (messages.length > 0)
    return (
      <Stack gap="6">
        {messages.map((message) => (
          <MessageCard key={message.id} machine={machine} message={message} />
        ))}
        {failure && <Notice status="error">{failureText(failure)}</Notice>}
        {nextCursor !== null && (
          <Button alignSelf="start" loading={isLoading} onClick={more} variant="outline">
            {texts.messages.more}
          </Button>
        )}
      </Stack>
    );
  if (isLoading)
    return (
      <LoadingRegion label={texts.messages.loading}>
        <TextSkeleton lines={8} />
      </LoadingRegion>
    );
  if (failure)
    return (
      <FailureState
        heading={texts.messages.failed}
        retry={{ text: texts.retry, onClick: more }}
        text={failureText(failure)}
      />
    );
  return <EmptyState heading={texts.messages.empty} text={texts.messages.emptyText} />;
}
