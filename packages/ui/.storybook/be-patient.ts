import { configure } from "storybook/test";

/** Milliseconds: a machine that runs everything at once may be late. Who looks on in the workshop waits one second. */
configure({ asyncUtilTimeout: 10_000 });
