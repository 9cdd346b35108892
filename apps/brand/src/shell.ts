import { createShell } from '@resonanz/account/createShell';

/** Session and query cache of the brand shell. */
export const shell = createShell('brand');
