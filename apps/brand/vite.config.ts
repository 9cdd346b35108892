import { prerenderLanding } from '@resonanz/build/prerenderLanding';
import { viteShell } from '@resonanz/build/viteShell';
import { viteShellBuild } from '@resonanz/build/viteShellBuild';
import { defineConfig } from 'vite';

const shell = { root: import.meta.url, base: '/campaign-self-service/', port: 4611 };

/** The landing page, drawn before anybody asks for it. */
const landing = prerenderLanding({
  root: import.meta.url,
  module: 'src/prerender.ts',
  page: '../../packages/features/brand-home/src/LandingScreen.tsx',
  pictures: '../../packages/features/brand-home/src/pictures/',
  path: '/campaign-self-service',
});

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return viteShell(shell);
  const config = await viteShellBuild({ ...shell, layout: 'src/BrandLayout.tsx' });
  return { ...config, plugins: [...(config.plugins ?? []), landing] };
});
