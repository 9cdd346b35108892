export { moveUp, moveUpInAll } from './applications/moveUp.ts';
export { lockProject, lockProjects } from './queries/projects.ts';
