/** How often somebody did something in the window that is open, or was. */
export type LimitDoc = { count: number; endsAt: string };
