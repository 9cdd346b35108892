export { browserProject, nodeProject, storybookProject } from '../src/vitestProjects.ts';
