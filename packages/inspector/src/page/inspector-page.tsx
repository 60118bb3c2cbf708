import { useState } from "react";
import { readSession } from "../recording/saved-session.ts";
import { ActorTree } from "./actor-tree.tsx";
import { toRecord } from "./apps.ts";
import { ChartView } from "./chart-view.tsx";
import { EventLog } from "./event-log.tsx";
import { SendForm } from "./send-form.tsx";
import { StepView } from "./step-view.tsx";
import { texts } from "./texts.ts";
import { Toolbar } from "./toolbar.tsx";
import { useApps } from "./use-apps.ts";
import { useChart } from "./use-chart.ts";
import { runningApp, viewOf, type Choice, type View } from "./view.ts";

/**
 * Everything that the machines of an app do, live or at an earlier moment.
 * @param props.wanted the app to begin with, such as the one around this page
 */
export function InspectorPage({
  wanted,
  shop,
}: {
  wanted: string | null;
  /** Where the app is opened. */ shop: string;
}) {
  const { apps, show, send } = useApps();
  const [choice, setChoice] = useState<Choice>({ app: wanted, actor: undefined, moment: null });
  const [shownBefore, setShownBefore] = useState<string | null>(null);
  const [failure, setFailure] = useState("");

  const view = viewOf(apps, choice);
  const running = runningApp(apps, shownBefore);
  const card = view?.card;
  const step = card && view?.now.get(card.session);
  const chart = useChart(card?.machine ?? null);

  const changeApp = (next: string) => {
    if (view?.record.isSaved === false) setShownBefore(view.app);
    setChoice({ ...choice, app: next, moment: null });
  };
  const openFile = async (file: File) => {
    const session = readSession(await file.text());
    setFailure(session ? "" : texts.notASession);
    if (!session) return;
    const id = crypto.randomUUID();
    show(id, toRecord({ ...session, title: texts.recording(session.title) }, true));
    changeApp(id);
  };

  return (
    <>
      <Toolbar
        apps={apps}
        app={view?.app ?? ""}
        at={view?.at ?? null}
        running={running}
        onApp={changeApp}
        onAt={(n) => setChoice({ ...choice, moment: n === null || !view ? null : { app: view.app, n } })}
        onOpen={openFile}
        onSend={(session, event) => send(running ?? "", session, event)}
      />
      {failure === "" ? null : (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      {view ? (
        <main>
          <ActorTree
            record={view.record}
            at={view.moment}
            now={view.now}
            shown={card?.session}
            onPick={(actor) => setChoice({ ...choice, actor })}
          />
          <div className="middle">
            <ChartView
              actor={card}
              isGone={view.isGone}
              chart={chart}
              active={step?.after.active ?? []}
              taken={step?.taken ?? []}
            />
            <EventLog
              record={view.record}
              at={view.at}
              actor={card?.session}
              onPick={({ n, session }) =>
                setChoice({ ...choice, actor: session, moment: { app: view.app, n } })
              }
            />
          </div>
          <div className="details">
            <StepView record={view.record} step={step} />
            {card?.machine === null || card === undefined ? null : (
              <SendForm
                key={card.session}
                name={card.name}
                next={step?.after.next ?? []}
                schemas={typeof chart === "object" && chart !== null ? chart.events : {}}
                obstacle={obstacleTo(view)}
                onSend={(event) => send(view.app, card.session, event)}
              />
            )}
          </div>
        </main>
      ) : (
        <main className="empty">
          <p>{texts.waiting}</p>
          <a className="solid" href={shop} target="_blank" rel="noopener">
            {texts.openShop}
          </a>
        </main>
      )}
    </>
  );
}

/** Why the actor cannot be sent anything; empty when it can. */
function obstacleTo({ at, record, isGone }: View): string {
  if (at !== null || record.isSaved) return texts.onlyLive;
  return isGone ? texts.gone : "";
}
