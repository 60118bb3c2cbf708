import { selectDetail, selectFailure } from "@shop/session-machine";
import { useSession } from "@shop/session-machine/react";
import { useState } from "react";
import { Outlet } from "react-router";
import { DraftContext, EMPTY_DRAFT } from "../sign-in-draft.ts";

/** The layout of `/login` and `/registrar`: what was typed in one form prefills the next. */
export function Component() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const accountExists = useSession(selectFailure) === "accountExists";
  const detail = useSession(selectDetail);
  if (accountExists && detail !== draft.linking) {
    setDraft({ ...draft, linking: detail, email: detail.email ?? draft.email });
  }
  return (
    <DraftContext value={{ ...draft, remember: (typed) => setDraft((before) => ({ ...before, ...typed })) }}>
      <Outlet />
    </DraftContext>
  );
}
