export { buildMyTest, buildTesterProject } from '../src/builders/testerProjects.ts';
