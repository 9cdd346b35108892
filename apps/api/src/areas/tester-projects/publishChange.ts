import type { CallContext } from '../../platform/operations/area.ts';
import { publishProjectEvent } from '../projects/door.ts';
import { findTest } from './queries/applications.ts';

type Call = Pick<CallContext, 'user' | 'services'>;

/** Tells the staff who look at a product test that one of its testers did something; call it after the commit. */
export async function publishChange({ user, services }: Call, applicationId: number): Promise<void> {
  const { project_id: projectId } = await findTest(services.db, user.id, applicationId);
  publishProjectEvent(services, user, projectId, 'applications');
}
