import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { pdfAnswer } from '../../../platform/documents/pdf/pdfAnswer.ts';
import { historyPage } from '../../../platform/history/historyPage.ts';
import { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import { defineArea } from '../../../platform/operations/area.ts';
import { personReport } from '../report/personReport.ts';
import { seesPrices } from '../rules.ts';
import { anonymisePerson } from './anonymise.ts';
import { deletePeople } from './deletePeople.ts';
import { mergePeople } from './merge.ts';
import { addPerson, changePersonStatus, saveChannel, updatePerson } from './people.ts';
import { MASKED_FIELDS } from './personFields.ts';
import { changePersonPicture, removePersonPicture } from './picture.ts';
import { channelIdsOf } from './queries/channels.ts';
import { duplicateCandidates } from './queries/duplicates.ts';
import { collectPerson, type PersonData } from './queries/personData.ts';
import { influencerRecord } from './queries/records.ts';

/** All stored data about a person as a machine-readable file. */
function personFile(data: PersonData): FileAnswer {
  return new FileAnswer({
    contentType: 'application/octet-stream',
    fileName: `Datenauskunft-${data.person.influencerId}.json`,
    bytes: JSON.stringify(data, null, 2),
  });
}

/** Changes of influencers and their channels. */
export const influencerEdit = defineArea('influencers', {
  getInfluencerForEdit: ({ input: { path }, user, services: { db } }) => influencerRecord(db, user, path.influencerId),
  addInfluencer: (call) => addPerson(call, call.input.body),
  updateInfluencer: (call) => updatePerson(call, call.input.body),
  deleteInfluencers: (call) => deletePeople(call, call.input.body),
  saveInfluencerChannel: (call) => saveChannel(call, call.input.path.influencerId, call.input.body),
  findInfluencerDuplicates: ({ input: { body }, user, services: { db } }) => duplicateCandidates(db, user, body),
  mergeInfluencers: (call) => mergePeople(call, call.input.body),
  changeInfluencerStatus: (call) => changePersonStatus(call, call.input.body),
  changeInfluencerPicture: (call) => changePersonPicture(call, call.input),
  removeInfluencerPicture: (call) => removePersonPicture(call, call.input.body.influencerId),
  anonymiseInfluencer: (call) => anonymisePerson(call, call.input.body),
  exportInfluencerData: async (call) => {
    const {
      input: { body },
      user,
      services,
      audit,
    } = call;
    const { influencerId, format = 'json', language = 'de' } = body;
    audit({
      entity: 'influencer',
      entityId: influencerId,
      action: AUDIT_ACTION.export,
      changes: { format: [null, format] },
    });
    const now = services.clock.now();
    const data = await collectPerson(services.db, user, influencerId, now);
    if (format === 'json') return personFile(data);
    const { report, fileName } = personReport(data, language, now);
    return pdfAnswer(call, report, fileName);
  },
  getInfluencerHistory: async ({ input: { path, query }, user, services: { db } }) => {
    const channelIds = await channelIdsOf(db, path.influencerId);
    const mayEdit = user.may('Influencer Management', 'edit');
    const showsPrices = seesPrices(user);
    return historyPage(
      db,
      [
        { entity: 'influencer', ids: [path.influencerId] },
        { entity: 'channel', ids: channelIds },
      ],
      {
        ...query,
        isMasked: (field) =>
          (!mayEdit && MASKED_FIELDS.includes(field)) || (!showsPrices && field.startsWith('prices.')),
      },
    );
  },
});
