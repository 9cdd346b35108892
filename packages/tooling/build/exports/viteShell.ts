export { viteShell } from '../src/viteShell.ts';
