import { historyPage } from '../../platform/history/historyPage.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { createLink, deleteMaterial, extendRights, revokeLink, setTags } from './changes.ts';
import { downloadMaterial, downloadMaterials, sharedMaterial } from './downloads.ts';
import { materialById, materialChoices, materialPage, type MaterialReader } from './queries/materials.ts';

async function read(reader: MaterialReader, id: number) {
  const material = await materialById(reader, id);
  if (material === undefined) throw notFound();
  return material;
}

/** The library of delivered UGC videos with their rights. */
export const ugcMaterials = defineArea('ugc-materials', {
  getUgcMaterialsPage: (call) => materialPage(call, call.input.body),
  getUgcMaterial: (call) => read(call, call.input.path.id),
  getUgcMaterialChoices: (call) => materialChoices(call),
  getUgcMaterialHistory: ({ services, input }) =>
    historyPage(services.db, [{ entity: 'ugc_video', ids: [input.path.id] }], input.query),
  setUgcMaterialTags: async (call) => {
    await setTags(call, call.input.body);
    return read(call, call.input.body.ugcMaterialId);
  },
  extendUgcMaterialRights: async (call) => {
    await extendRights(call, call.input.body);
    return read(call, call.input.body.ugcMaterialId);
  },
  downloadUgcMaterial: (call) => downloadMaterial(call, call.input.path.id),
  downloadUgcMaterials: (call) => downloadMaterials(call, call.input.body.ugcMaterialId),
  createUgcMaterialLink: (call) => createLink(call, call.input.body),
  revokeUgcMaterialLink: async (call) => {
    await revokeLink(call, call.input.body);
    return read(call, call.input.body.ugcMaterialId);
  },
  readSharedUgcMaterial: ({ services, input }) => sharedMaterial(services, input.path.token),
  deleteUgcMaterial: (call) => deleteMaterial(call, call.input.body),
});
