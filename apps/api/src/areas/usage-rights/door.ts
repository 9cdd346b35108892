export {
  inRightsState,
  refuseExpiredRights,
  refuseFileWithoutRights,
  rightsCountries,
  rightsFrom,
  rightsMedia,
  rightsStateOf,
  rightsUntil,
  videosWithRights,
} from './rights.ts';
