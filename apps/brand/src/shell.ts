import { createShell } from '@resonanz/account/createShell';
import { catalogueUrls } from 'virtual:resonanz/catalogues';

/** Session, query cache and texts of the brand shell. */
export const shell = createShell('brand', { catalogueUrls });
