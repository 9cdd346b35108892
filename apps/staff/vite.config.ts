import { viteShell } from '@resonanz/build/viteShell';
import { defineConfig } from 'vite';

export default defineConfig(viteShell({ root: import.meta.url, base: '/', port: 4610 }));
