import { recordTopic } from '@resonanz/domain/liveTopics';
import type { Services } from '../../platform/operations/Services.ts';

/** Tells the staff who look at a newsletter that its figures or state have changed. */
export function publishProgress({ live, clock }: Pick<Services, 'live' | 'clock'>, newsletterId: number): void {
  live.publish(recordTopic('newsletter', newsletterId), { newsletterId, at: clock.now().toISOString() });
}
