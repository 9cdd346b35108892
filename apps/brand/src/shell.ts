import { catalogueUrls } from 'virtual:resonanz/catalogues';
import { createShell } from '@resonanz/account/createShell';

/** Session, query cache and texts of the brand shell. */
export const shell = createShell('brand', { catalogueUrls });
