import { defineConfig } from 'vite';
import { drawnPages } from '@resonanz/build/drawnPages';
import { viteShell } from '@resonanz/build/viteShell';
import { viteShellBuild } from '@resonanz/build/viteShellBuild';

const shell = { root: import.meta.url, base: '/campaign-self-service/', port: 4611 };

const drawn = drawnPages({
  root: import.meta.url,
  module: 'pages.config.ts',
  beforeApp: '../../packages/features/account/src/beforeApp.ts',
  pictures: '../../packages/features/brand-home/src/pictures/',
  preview: 'preview.png',
});

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return viteShell(shell);
  const config = await viteShellBuild({ ...shell, layout: 'src/BrandLayout.tsx' });
  return { ...config, plugins: [...(config.plugins ?? []), drawn] };
});
