export { moveUp } from './applications/moveUp.ts';
export { lockProject } from './queries/projects.ts';
