export { moveUp, moveUpInAll } from './applications/moveUp.ts';
export { publishProjectEvent } from './events.ts';
export { lockProject, lockProjects } from './queries/projects.ts';
export { pictureOf, withPictures } from './media/pictures.ts';
export { descriptionOf, mediaOfProjects } from './media/queries/media.ts';
export { titleIn } from './titleIn.ts';
