import { LogIn } from './antdLogIn.tsx';
import { start } from './start.tsx';

start(LogIn, () => import('./antdList.tsx'));
