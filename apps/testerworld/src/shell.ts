import { createShell } from '@resonanz/account/createShell';

/** Session and query cache of the tester shell. */
export const shell = createShell('testerworld');
