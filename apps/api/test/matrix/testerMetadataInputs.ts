import type { OperationId } from '../../src/platform/operations/area.ts';
import { png } from '../kit/pictures.ts';
import { type Asking, type Maker, unique } from './asking.ts';

const key = 'faqTopHeader';

const newValue = () => ({
  value_de: { title: unique('Fragen '), text: '' },
  value_en: { title: unique('Questions '), text: '' },
});

/** A head that was published twice and has a draft; returns when it was changed. */
async function draft({ world }: Asking): Promise<string> {
  const { db } = world.server;
  const row = await db
    .updateTable('tester_metadata')
    .set({ value: JSON.stringify(newValue()), is_draft: true })
    .where('key', '=', key)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  for (const value of [newValue(), newValue()])
    await db
      .insertInto('tester_metadata_versions')
      .values({ metadata_id: row.id, value: JSON.stringify(value) })
      .execute();
  return new Date(row.updated_at).toISOString();
}

/** A valid input of every call about the heads of the tester area. */
export const testerMetadataInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getAllTesterMetadata: () => ({}),
  getTesterMetadata: () => ({ query: { key } }),
  saveTesterMetadata: async (asking) => ({
    json: { key, value: newValue(), mediaId: null, updatedAt: await draft(asking) },
  }),
  publishTesterMetadata: async (asking) => ({ json: { key, updatedAt: await draft(asking) } }),
  restoreTesterMetadata: async (asking) => ({ json: { key, updatedAt: await draft(asking) } }),
  uploadTesterMetadata: () => ({
    form: { key, file: new File([Uint8Array.from(png())], 'kopf.png', { type: 'image/png' }) },
  }),
};
