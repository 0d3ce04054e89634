/**
 * The only border between the page and its host: the server, or in a build for plain files a Worker
 * ("imports" of package.json chooses). No other module opens a connection; `transport.test.ts` checks
 * that.
 */

import { host } from "#host";
import type { Transport } from "./host";

export const transport: Transport = host;
