import { viteShell } from '@resonanz/build/viteShell';
import { viteShellBuild } from '@resonanz/build/viteShellBuild';
import { defineConfig } from 'vite';

const shell = { root: import.meta.url, base: '/', port: 4610 };

export default defineConfig(({ command }) => (command === 'build' ? viteShellBuild({ ...shell, layout: 'src/StaffLayout.tsx' }) : viteShell(shell)));
