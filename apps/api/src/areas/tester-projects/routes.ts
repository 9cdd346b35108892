import { berlinDay } from '@resonanz/domain/berlinDay';
import { defineArea } from '../../platform/operations/area.ts';
import { openProjects, teaserProjects } from './queries.ts';

/** Projects for product testers. */
export const testerProjects = defineArea('tester-projects', {
  getTesterProjectTeaser: ({ services: { db, clock } }) => teaserProjects(db, berlinDay(clock.now())),
  getOpenTesterProjects: ({ user, services: { db, clock } }) => openProjects(db, user.id, berlinDay(clock.now())),
});
