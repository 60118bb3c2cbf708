import { useSelector } from "@shop/machine-factories/react";
import { KeepFocus, Page, PageHeading } from "@shop/ui";
import { useDesk } from "../machine/react.tsx";
import type { MessagesRef } from "../machine/messages-machine.ts";
import { selectMessages } from "../machine/selectors.ts";
import { PagedList } from "../shared/paged-list.tsx";
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
  return (
    <PagedList
      failure={failure}
      isEmpty={messages.length === 0}
      isLoading={isLoading}
      labels={texts.messages}
      more={nextCursor === null ? undefined : texts.messages.more}
      onMore={() => machine.send({ type: "messages.more" })}
    >
      {messages.map((message) => (
        <MessageCard key={message.id} machine={machine} message={message} />
      ))}
    </PagedList>
  );
}
