export { testerProjectQueries, type TesterProject } from '../src/testerProjects.ts';
