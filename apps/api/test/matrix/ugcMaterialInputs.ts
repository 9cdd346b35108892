import { randomBytes } from 'node:crypto';
import { hashOf } from '../../src/areas/ugc-materials/changes.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { dayIn } from '../kit/ugcFixture.ts';
import type { Asking, Maker } from './asking.ts';
import { videoOf } from './ugcInputs.ts';

const DAY = 86_400_000;

/** An accepted video of brand one. */
const materialOf = (asking: Pick<Asking, 'world'>): Promise<number> =>
  videoOf(asking, { final_content_status: 1, content_status: 'Freigegeben', decided_at: new Date() });

const named: Maker = async (asking) => ({ path: { id: await materialOf(asking) } });

const withMaterial =
  (more: object = {}): Maker =>
  async (asking) => ({ json: { ugcMaterialId: await materialOf(asking), ...more } });

async function linkOf(
  asking: Pick<Asking, 'world'>,
): Promise<{ ugcMaterialId: number; linkId: number; token: string }> {
  const { server } = asking.world;
  const token = randomBytes(32).toString('base64url');
  const ugcMaterialId = await materialOf(asking);
  const { id: linkId } = await server.db
    .insertInto('ugc_material_links')
    .values({
      video_id: ugcMaterialId,
      token_hash: hashOf(token),
      expires_at: new Date(server.clock.now().getTime() + DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ugcMaterialId, linkId, token };
}

/** A valid input of every served call of the library of UGC videos. */
export const ugcMaterialInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  getUgcMaterialsPage: () => ({ json: {} }),
  getUgcMaterial: named,
  getUgcMaterialChoices: () => ({}),
  getUgcMaterialHistory: named,
  setUgcMaterialTags: withMaterial({ tags: ['Sommer'] }),
  extendUgcMaterialRights: async (asking) => {
    const id = await materialOf(asking);
    const version = await asking.world.server.db
      .selectFrom('ugc_video_versions')
      .select('created_at')
      .where('video_id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      json: {
        ugcMaterialId: id,
        updatedAt: version.created_at,
        until: dayIn(200),
        media: ['organic', 'ads'],
        countries: ['DE'],
      },
    };
  },
  downloadUgcMaterial: named,
  downloadUgcMaterials: async (asking) => ({ json: { ugcMaterialId: [await materialOf(asking)] } }),
  createUgcMaterialLink: withMaterial({ days: 7 }),
  revokeUgcMaterialLink: async (asking) => {
    const { ugcMaterialId, linkId } = await linkOf(asking);
    return { json: { ugcMaterialId, linkId } };
  },
  readSharedUgcMaterial: async (asking) => ({ path: { token: (await linkOf(asking)).token } }),
  deleteUgcMaterial: withMaterial({ reason: 'Der Vertrag ist beendet.' }),
};
