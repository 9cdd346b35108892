import { viteShell } from '@resonanz/build/viteShell';
import { viteShellBuild } from '@resonanz/build/viteShellBuild';
import { defineConfig } from 'vite';

const shell = { root: import.meta.url, base: '/testerworld/', port: 4612 };

export default defineConfig(({ command }) => (command === 'build' ? viteShellBuild({ ...shell, layout: 'src/TesterLayout.tsx' }) : viteShell(shell)));
