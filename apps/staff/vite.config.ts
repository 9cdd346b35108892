import { viteShell } from '@resonanz/build/viteShell';
import { viteShellBuild } from '@resonanz/build/viteShellBuild';
import { defineConfig } from 'vite';

const shell = { root: import.meta.url, base: '/', port: 4610 };

const parts = { layout: 'src/StaffLayout.tsx', home: '../../packages/features/influencers/src/list/InfluencerListScreen.tsx' };

export default defineConfig(({ command }) => (command === 'build' ? viteShellBuild({ ...shell, ...parts }) : viteShell(shell)));
