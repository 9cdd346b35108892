export { moveUp } from './applications/moveUp.ts';
export { publishProjectEvent } from './events.ts';
export { profileConditions } from './queries/conditions.ts';
export { lockProject, type StoredProject } from './queries/projects.ts';
