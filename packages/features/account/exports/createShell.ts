export { createShell, type Shell, type ShellOptions } from '../src/createShell.ts';
