export { buildTesterProject } from '../src/builders/testerProjects.ts';
