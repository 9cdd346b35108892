export { viteShellBuild } from '../src/viteShellBuild.ts';
