import { routedApp } from '@resonanz/account/routedApp';
import { router } from './router.tsx';

/** The pages of the shell. */
export const app = routedApp(router);
