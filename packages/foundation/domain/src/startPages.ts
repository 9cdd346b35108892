import { staffPaths } from './paths.ts';

/**
 * The pages of the staff area that can be made the start page; whether one is permitted to a user is another question.
 *
 * @source docs/domain/areas.md#start-page
 */
export const START_PAGES = [
  staffPaths.dashboard.pattern,
  staffPaths.dashboardNew.pattern,
  staffPaths.campaign.pattern,
  staffPaths.todo.pattern,
  staffPaths.eventManagement.pattern,
] as const;

/**
 * A page that can be made the start page.
 *
 * @source docs/domain/areas.md#start-page
 */
export type StartPage = (typeof START_PAGES)[number];
