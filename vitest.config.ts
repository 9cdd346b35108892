import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sourceResolve } from '@resonanz/build/conditions';
import { projectsFor } from '@resonanz/build/vitestProjects';

export default defineConfig({
  // The vanilla-extract compiler starts a server of its own from the top of this file.
  ...sourceResolve,
  test: {
    projects: await projectsFor(process.argv.slice(2), fileURLToPath(new URL('.storybook', import.meta.url))),
  },
});
