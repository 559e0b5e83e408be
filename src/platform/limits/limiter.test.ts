import { createLimiter } from "./limiter.server.ts";
import { describeLimiter } from "./limiter-contract.ts";

describeLimiter("a limiter that counts in its process", async (limit, options) => [createLimiter(limit, options)]);
