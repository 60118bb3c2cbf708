import { pathOf } from "./model-events.ts";

/**
 * What happens to the cart of a page, one path a line. Each step is something that the page offers, or the network
 * may do to it, when the cart is as it is: no call leaves the page before it is known whose session it is.
 */
const BROWSER_PATHS = [
  "a guest with lines → read → remove",
  "an account → it is Luz, a guest until now → saved → summarised → choose shipping → add",
  "a guest with lines → network lost → reading lost → look again",
  "an account → it is Eva, who left a change unsent → saving lost → try again",
  "an account → it is Ana → read, changed elsewhere → summarised → apply a code → summarised → look again → reading refused → choose shipping",
  "an account → it is Eva, who left a change unsent → set to three → saving refused → read → dismiss the notice",
  "an account → it is Ana → read, changed elsewhere → summary not allowed",
  "an account → it is Eva, who left a change unsent → saved, without a cart → empty the cart",
  "an account → it is Ana → network lost → read, changed elsewhere → below the minimum → network back",
  "a guest with lines → look again",
  "an account → it is Ana → read, changed elsewhere → summarised → choose shipping → summary lost → dismiss the failure",
  "a guest with lines → reading lost → a while passes",
  "an account → it is Ana → read, changed elsewhere → summarised → apply a code → summarised → choose shipping → code refused → code refused",
  "a guest with lines → network lost → reading lost → network back",
  "a guest with lines → read → set to three → look again",
  "an account → it is Ana → read, changed elsewhere → summarised → choose shipping → summary not allowed",
  "an account → it is Ana → read, changed elsewhere → summarised → choose shipping → below the minimum",
  "an account → it is Ana → read, changed elsewhere → summarised → choose shipping → shipping refused",
  "an account → it is Ana → read, changed elsewhere → summarised → choose shipping → choose picking up",
  "an account → it is Ana → read, changed elsewhere → summarised → apply a code → code refused",
  "an account → it is Ana → read, changed elsewhere → summarised → apply a code → summarised → set to three → take the code away",
  "an account → it is Ana → read, changed elsewhere → summarised → apply a code → summarised → choose shipping → take the code away",
  "an account → it is Ana → read, changed elsewhere → summarised → set to three → set to four → set to three → saved",
  "an account → it is Ana → read, changed elsewhere → summarised → choose shipping → summary lost → set to three → saved → choose shipping",
  "an account → it is Ana → read, changed elsewhere → summarised → apply a code → summarised → set to three → saved → take the code away",
  "an account → it is Ana → read, changed elsewhere → summarised → apply a code → summarised → set to three → saved → code refused",
  "an account → it is Ana → read, changed elsewhere → summarised → apply a code → summarised → set to three → saved → shipping refused",
  "a guest with lines → read → look again → read → network lost → network back → read",
  "an account → it is Ana → look again → read",
  "an account → it is Ana → reading lost → try again → read, changed elsewhere → summarised",
  "an account → it is Ana → reading lost → look again → read",
  "an account → it is Ana → network lost → reading lost → network back → read",
  "an account → it is Ana → read, changed elsewhere → summarised → look again → look again → read",
  "an account → it is Ana → read, changed elsewhere → summarised → set to three → saving lost → look again → saved → summarised",
  "an account → it is Ana → read, changed elsewhere → summarised → network lost → set to three → saving lost → network back → saved → summarised",
];

/** The paths that a browser takes through the cart. */
export const browserPaths = BROWSER_PATHS.map(pathOf);
