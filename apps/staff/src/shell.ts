import { catalogueUrls } from 'virtual:resonanz/catalogues';
import { createShell } from '@resonanz/account/createShell';

/** Session, query cache and texts of the staff shell. */
export const shell = createShell('staff', { catalogueUrls });

const { session } = shell;
let hasBeenLoggedOut = session.getState().status === 'loggedOut';
session.subscribe(() => {
  hasBeenLoggedOut ||= session.getState().status === 'loggedOut';
});

/** Whether the log-in was made on this page: one that was loaded again, or opened beside another, only took it over. */
export const isLoginOfThisPage = (): boolean => hasBeenLoggedOut;
