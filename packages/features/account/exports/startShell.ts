export { startShell, type ShellParts } from '../src/startShell.tsx';
