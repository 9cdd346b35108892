import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sourceResolve } from '@resonanz/build/conditions';
import { browserProject, nodeProject, storybookProject } from '@resonanz/build/vitestProjects';

export default defineConfig({
  // The vanilla-extract compiler starts a server of its own from the top of this file.
  ...sourceResolve,
  test: {
    projects: [
      nodeProject(),
      browserProject(),
      await storybookProject(fileURLToPath(new URL('.storybook', import.meta.url))),
    ],
  },
});
