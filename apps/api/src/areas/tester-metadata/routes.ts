import type { Schemas } from '../../platform/http/Schemas.ts';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { publishDraft, restorePrevious, saveDraft } from './changes.ts';
import { findHeads, findLive } from './queries.ts';
import { uploadMedium } from './upload.ts';

async function head({ services }: Pick<CallContext, 'services'>, key: Schemas['MetadataKey']) {
  const [found] = await findHeads(services, [key]);
  if (found === undefined) throw new Error(`The table of the heads has no row ${key}.`);
  return found;
}

/** Heads of the tester area and the banner of newsletters. */
export const testerMetadata = defineArea('tester-metadata', {
  getAllTesterMetadata: ({ services }) => findHeads(services),
  getTesterMetadata: ({ input, services }) => findLive(services, input.query.key),
  saveTesterMetadata: async (call) => {
    await saveDraft(call, call.input.body);
    return head(call, call.input.body.key);
  },
  publishTesterMetadata: async (call) => {
    await publishDraft(call, call.input.body);
    return head(call, call.input.body.key);
  },
  restoreTesterMetadata: async (call) => {
    await restorePrevious(call, call.input.body);
    return head(call, call.input.body.key);
  },
  uploadTesterMetadata: uploadMedium,
});
