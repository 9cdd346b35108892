import type { components } from '@resonanz/contract/types';
import { decideOnProposal, rejectImpossible } from '../../campaigns/door.ts';
import { publishUgcRequestEvents } from '../../notifications/door.ts';
import type { UgcEditor } from '../UgcEditor.ts';
import { lockedCreator } from './queries.ts';

/** Saves the brand's decision on a proposed creator and notifies the agency (docs/domain/transitions.md#brand-status). */
export async function decideOnCreator(
  editor: UgcEditor,
  decision: components['schemas']['BrandDecision'],
): Promise<void> {
  const { user, services } = editor;
  const { request_id } = await decideOnProposal(editor, decision, async (tx) => {
    const creator = await lockedCreator(tx, user, decision.compaignInfluencerId);
    rejectImpossible(creator, decision.brandStatus);
    return creator;
  });
  publishUgcRequestEvents(services.live, user, services.clock.now(), 'creators', [request_id]);
}
