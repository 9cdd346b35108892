import { defineConfig } from 'vite';
import { drawnPages } from '@resonanz/build/drawnPages';
import { viteShell } from '@resonanz/build/viteShell';
import { viteShellBuild } from '@resonanz/build/viteShellBuild';

const shell = { root: import.meta.url, base: '/', port: 4610 };

const parts = { layout: 'src/StaffLayout.tsx', home: '../../packages/features/influencers/src/list/dashboard.ts' };

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return viteShell(shell);
  const config = await viteShellBuild({ ...shell, ...parts });
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      drawnPages({
        root: import.meta.url,
        module: 'pages.config.ts',
        beforeApp: '../../packages/features/account/src/beforeApp.ts',
      }),
    ],
  };
});
