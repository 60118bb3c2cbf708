import { useSelector } from "@shop/machine-factories/react";
import { KeepFocus } from "@shop/ui";
import type { MessagesRef } from "../machine/messages-machine.ts";
import { PagedList } from "../shared/paged-list.tsx";
import { texts } from "../shared/texts.ts";
import { MessageCard } from "./message-card.tsx";

/** What shoppers wrote, newest first, and what was answered. */
export function Messages({ machine }: { machine: MessagesRef }) {
  const { messages, nextCursor, failure } = useSelector(machine, ({ context }) => context);
  const isLoading = useSelector(machine, (snapshot) => snapshot.hasTag("loading"));
  return (
    // A form, and the button of older messages, go away when they are done.
    <KeepFocus>
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
    </KeepFocus>
  );
}
