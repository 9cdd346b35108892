export { inRightsState, rightsCountries, rightsFrom, rightsMedia, rightsUntil, videosWithRights } from './queries.ts';
export { refuseExpiredRights, refuseFileWithoutRights } from './rights.ts';
export { rightsStateOf } from './rules.ts';
