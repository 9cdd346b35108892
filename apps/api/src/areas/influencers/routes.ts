import { berlinDay } from '@resonanz/domain/berlinDay';
import { defineArea } from '../../platform/operations/area.ts';
import { exportChannels } from './export.ts';
import { faultyRows } from './import/faultyRows.ts';
import { importFile, inspectImport, previewImport } from './import/importFile.ts';
import { lastImports, undoImport } from './import/undo.ts';
import { channelPage } from './list.ts';
import { channelQuery, filterCounts } from './queries/list.ts';

/** Influencers and their channels: list, export and import. */
export const influencers = defineArea('influencers', {
  searchInfluencers: ({ input: { body }, user, services: { db, clock } }) =>
    channelPage(db, user, channelQuery(body, berlinDay(clock.now())), body),
  countInfluencersByFilter: ({ input: { body }, user, services: { db, clock } }) =>
    filterCounts(db, user, channelQuery(body, berlinDay(clock.now()))),
  findAllInfluencers: ({ input: { query }, user, services: { db, clock } }) =>
    channelPage(db, user, channelQuery(query, berlinDay(clock.now())), query),
  exportInfluencers: async ({ input: { body }, user, services: { db, clock }, log }) => {
    const { file, rows } = await exportChannels(db, user, body, clock.now());
    log.info({ userId: user.id, format: body.format, rows }, 'influencers exported');
    return file;
  },
  inspectInfluencerImport: ({ input: { files } }) => inspectImport(files),
  previewInfluencerImport: ({ input: { files, body }, user, services }) =>
    previewImport({ user, services }, { files, mapping: body.mapping }),
  downloadFaultyRows: ({ input: { files }, services: { clock } }) => faultyRows(files, clock.now()),
  getInfluencerImports: ({ user, services: { db } }) => lastImports(db, user),
  undoInfluencerImport: async ({ input: { body }, user, services, log }) => {
    const result = await undoImport({ user, services }, body.importId);
    log.info(
      {
        userId: user.id,
        importId: body.importId,
        influencers: result.influencers,
        channels: result.channels,
        kept: result.keptCount,
      },
      'import undone',
    );
    return result;
  },
  importInfluencers: async ({ input: { files, body }, user, services, log }) => {
    const result = await importFile({ user, services }, { files, mapping: body.mapping });
    log.info({ userId: user.id, ...result }, 'influencers imported');
    return result;
  },
});
