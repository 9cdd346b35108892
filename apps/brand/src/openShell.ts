import { startShell } from '@resonanz/account/startShell';
import { shell } from './shell.ts';

/** Starts the app of the brand shell. */
export async function openShell(): Promise<void> {
  await startShell(shell, { openApp: async () => (await import('./app.ts')).app });
}
