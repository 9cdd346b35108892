import { routedApp } from '@resonanz/account/routedApp';
import { routes } from './routes.tsx';

/** The pages of the shell. */
export const app = routedApp(routes);
