import { routedApp } from '@resonanz/account/routedApp';
import { fitPagesToWindow } from '@resonanz/records/fitPagesToWindow';
import { routes } from './routes.tsx';

fitPagesToWindow();

/** The pages of the shell. */
export const app = routedApp(routes);
