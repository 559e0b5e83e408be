import { describeLimiter } from "../../../tests/support/limiter-contract.ts";
import { createLimiter } from "./limiter.server.ts";

describeLimiter("a limiter that counts in its process", async (limit, options) => [createLimiter(limit, options)]);
