export { projectsFor } from '../src/vitestProjects.ts';
