import { berlinDay } from '@resonanz/domain/berlinDay';
import { defineArea } from '../../platform/operations/area.ts';
import { openProjects } from './queries.ts';

/** Projects for product testers. */
export const testerProjects = defineArea('tester-projects', {
  getOpenTesterProjects: ({ user, services: { db, clock } }) => openProjects(db, user.id, berlinDay(clock.now())),
});
