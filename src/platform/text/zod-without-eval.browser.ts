import { config } from "zod";

// At the first schema zod tries `Function`, to compile schemas with it. The policy of the site refuses that, and browsers
// report each attempt as a violation, which would hide real ones.
config({ jitless: true });

export * from "zod";
