import type { components } from '@resonanz/contract/types';
import { recordTopic } from '@resonanz/domain/liveTopics';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Services } from '../../platform/operations/Services.ts';

type Event = components['schemas']['ProjectEvent'];

/**
 * Publishes a change of a product test to the staff who look at it; call it after the commit. Clients fetch the content
 * with their own rights.
 */
export function publishProjectEvent(
  { live, clock }: Pick<Services, 'live' | 'clock'>,
  user: Pick<CallUser, 'id' | 'fullName'> | null,
  projectId: number,
  kind: Event['kind'],
): void {
  const event: Event = {
    projectId,
    kind,
    by: user?.fullName ?? null,
    byUserId: user?.id ?? null,
    at: clock.now().toISOString(),
  };
  live.publish(recordTopic('project', projectId), event);
}
