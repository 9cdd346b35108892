import '@fontsource-variable/archivo/standard.css';
import '@resonanz/tokens/core';
import { startShell } from '@resonanz/account/startShell';
import { staffPaths } from '@resonanz/domain/paths';
import { shell } from './shell.ts';

void startShell(shell, {
  entrance: { path: staffPaths.login(), load: async () => (await import('./Entrance.tsx')).Entrance },
  openApp: async () => (await import('./app.ts')).app,
});
