import '@fontsource-variable/archivo/standard.css';
import '@resonanz/tokens/core';
import '@resonanz/tokens/audiences';
import { startShell } from '@resonanz/account/startShell';
import { shell } from './shell.ts';

void startShell(shell, { openApp: async () => (await import('./app.ts')).app });
