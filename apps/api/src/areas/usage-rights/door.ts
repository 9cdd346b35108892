export { inRightsState, rightsCountries, rightsFrom, rightsMedia, rightsUntil, videosWithRights } from './queries.ts';
export { rejectExpiredRights, rejectFileWithoutRights } from './rights.ts';
export { rightsStateOf } from './rules.ts';
