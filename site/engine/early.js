/** Has Python started while the rest of the page is still being fetched: it takes the longest. */

import { prepareWorker } from "./client.js";

prepareWorker();
