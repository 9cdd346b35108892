import { routedApp } from '@resonanz/account/routedApp';
import { fitPagesToWindow } from '@resonanz/records/fitPagesToWindow';
import { queryClient, routes } from './routes.tsx';
import { shell } from './shell.ts';

fitPagesToWindow();

/** The pages of the shell. */
export const app = routedApp(routes, { session: shell.session, queryClient });
