import { viteShell } from '@resonanz/build/viteShell';
import { viteShellBuild } from '@resonanz/build/viteShellBuild';
import { defineConfig } from 'vite';

const shell = { root: import.meta.url, base: '/campaign-self-service/', port: 4611 };

export default defineConfig(({ command }) => (command === 'build' ? viteShellBuild({ ...shell, layout: 'src/BrandLayout.tsx' }) : viteShell(shell)));
