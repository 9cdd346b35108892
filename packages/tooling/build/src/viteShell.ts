import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { BuildOptions, UserConfig } from 'vite';
import { bundleWarnings } from './bundleWarnings.ts';
import { compressedFiles } from './compressedFiles.ts';
import { sourceResolve } from './conditions.ts';
import { iconWeights } from './iconWeights.ts';
import { identifiers } from './identifiers.ts';
import { layerOrderFirst } from './layerOrderFirst.ts';
import { loadedCatalogues } from './loadedCatalogues.ts';
import { namelessRouter } from './namelessRouter.ts';
import { optimizeLocales } from './optimizeLocales.ts';
import { ownExternalStore } from './ownExternalStore.ts';
import { shortTokens } from './shortTokens.ts';

/** Where a shell's sources are and where it is served. */
export interface ShellBuildOptions {
  readonly root: string;
  readonly base: string;
  readonly port: number;
}

/** Parts that everybody waits for at the beginning, by the names of their chunks. */
const FIRST = /^assets\/(?:entrance|app|frame)-/;

/**
 * What everybody waits for is fetched at once with all it needs. What is fetched later names only its styles: lists of
 * every chunk behind every route weigh more than they save.
 */
const modulePreload: Exclude<BuildOptions['modulePreload'], boolean | undefined> = {
  polyfill: false,
  resolveDependencies: (file, needed, { hostType }) =>
    hostType === 'html' || FIRST.test(file) ? needed : needed.filter((file) => file.endsWith('.css')),
};

/** Vite settings of an app shell served below `base`; packages run from source through the condition `@resonanz/source`. */
export function viteShell(options: ShellBuildOptions): UserConfig {
  const api = `http://127.0.0.1:${process.env['RESONANZ_API_PORT'] ?? 4600}`;
  return {
    root: fileURLToPath(new URL('.', options.root)),
    base: options.base,
    ...sourceResolve,
    plugins: [
      layerOrderFirst(),
      optimizeLocales(),
      iconWeights(),
      namelessRouter(),
      ownExternalStore(),
      loadedCatalogues(),
      vanillaExtractPlugin({ identifiers }),
      react(),
      shortTokens(),
      compressedFiles(),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload,
      assetsDir: 'assets',
      sourcemap: false,
      manifest: true,
      rolldownOptions: bundleWarnings,
    },
    server: {
      port: options.port,
      strictPort: true,
      proxy: {
        '/api': api,
        '/media': api,
        '/ws': { target: api, ws: true },
      },
    },
  };
}
