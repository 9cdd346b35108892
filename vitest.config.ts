import { fileURLToPath } from 'node:url';
import { browserProject, nodeProject, storybookProject } from '@resonanz/build/vitestProjects';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [nodeProject(), browserProject(), await storybookProject(fileURLToPath(new URL('.storybook', import.meta.url)))],
  },
});
