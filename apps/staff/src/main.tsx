import '@fontsource-variable/archivo/standard.css';
import '@resonanz/tokens/core';
import { startShell } from '@resonanz/account/startShell';
import { router } from './router.tsx';
import { shell } from './shell.ts';

void startShell(router, shell);
