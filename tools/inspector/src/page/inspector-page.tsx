import { useCallback, useState } from "react";
import { readSession } from "../recording/saved-session.ts";
import { INSPECTOR } from "../bridge/protocol.ts";
import { ActorTree } from "./actor-tree.tsx";
import { toRecord } from "./apps.ts";
import { ChartView } from "./chart-view.tsx";
import { Drawer, useEscape, type DrawerName } from "./drawer.tsx";
import { EventLog } from "./event-log.tsx";
import { SendForm } from "./send-form.tsx";
import { StepView } from "./step-view.tsx";
import { texts } from "./texts.ts";
import { Toolbar } from "./toolbar.tsx";
import { useApps } from "./use-apps.ts";
import { viewOf, type Choice, type View } from "./view.ts";

/**
 * The machines of an app, live or at an earlier moment: the chart of one, and drawers with the details.
 * @param props.wanted the app to begin with, such as the one around this page
 */
export function InspectorPage({ wanted }: { wanted: string | null }) {
  const { apps, show, send } = useApps();
  const [choice, setChoice] = useState<Choice>({ app: wanted, actor: undefined, moment: null });
  const [open, setOpen] = useState<readonly DrawerName[]>([]);
  const [failure, setFailure] = useState("");
  const toggle = useCallback(
    (name: DrawerName) =>
      setOpen((now) => (now.includes(name) ? now.filter((each) => each !== name) : [...now, name])),
    [],
  );
  useEscape(open, toggle);

  const view = viewOf(apps, choice);
  const card = view?.card;
  const step = card && view?.now.get(card.session);

  const openFile = async (file: File) => {
    const session = readSession(await file.text());
    setFailure(session ? "" : texts.notASession);
    if (!session) return;
    const app = crypto.randomUUID();
    show(app, toRecord({ ...session, title: texts.recording(session.title) }, true));
    setChoice({ ...choice, app, moment: null });
  };

  return (
    <>
      <Toolbar
        apps={apps}
        view={view}
        open={open}
        onToggle={toggle}
        onApp={(app) => setChoice({ ...choice, app, moment: null })}
        onAt={(n) => setChoice({ ...choice, moment: n === null || !view ? null : { app: view.app, n } })}
        onOpen={openFile}
      />
      {failure === "" ? null : (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      {view ? (
        <main>
          <Drawer name="actors" open={open}>
            <ActorTree
              record={view.record}
              at={view.moment}
              lastSteps={view.now}
              shown={card?.session}
              onPick={(actor) => {
                setChoice({ ...choice, actor });
                toggle("actors");
              }}
            />
          </Drawer>
          <ChartView
            actor={card}
            isGone={view.isGone}
            chart={card?.chart === null ? undefined : view.record.charts[card?.chart ?? -1]}
            active={step?.after.active ?? []}
            taken={step?.taken ?? []}
          />
          <Drawer name="events" open={open}>
            <EventLog
              record={view.record}
              at={view.at}
              actor={card?.session}
              onPick={({ n, session }) => {
                setChoice({ ...choice, actor: session, moment: { app: view.app, n } });
                if (!open.includes("details")) toggle("details");
              }}
            />
          </Drawer>
          <Drawer name="details" open={open}>
            <StepView record={view.record} step={step} />
            {card?.machine === null || card === undefined ? null : (
              <SendForm
                key={card.session}
                name={card.name}
                next={step?.after.next ?? []}
                seen={view.record.steps}
                obstacle={obstacleTo(view)}
                received={view.record.steps.findLast(
                  ({ session, source }) => session === card.session && source === INSPECTOR,
                )}
                onSend={(event) => send(view.app, card.session, event)}
              />
            )}
          </Drawer>
        </main>
      ) : (
        <main className="empty">
          <p>{texts.waiting}</p>
          <a className="solid" href="./?inspect" target="_blank" rel="noopener">
            {texts.openApp}
          </a>
        </main>
      )}
    </>
  );
}

/** Why no event can be sent to the actor; empty when possible. */
function obstacleTo({ at, record, isGone }: View): string {
  if (at !== null || record.isSaved) return texts.onlyLive;
  return isGone ? texts.gone : "";
}
