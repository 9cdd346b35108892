import { catalogueUrls } from 'virtual:resonanz/catalogues';
import { createShell } from '@resonanz/account/createShell';

/** Session, query cache and texts of the tester shell. */
export const shell = createShell('testerworld', { catalogueUrls });
