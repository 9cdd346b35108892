import { createShell } from '@resonanz/account/createShell';

/** Session and query cache of the staff shell. */
export const shell = createShell('staff');
