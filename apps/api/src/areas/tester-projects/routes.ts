import { defineArea } from '../../platform/operations/area.ts';
import { answersIn } from './answers/answersIn.ts';
import { saveDraft } from './answers/saveDraft.ts';
import { submitAnswers } from './answers/submit.ts';
import { apply } from './applying/apply.ts';
import { confirmReceipt } from './applying/confirmReceipt.ts';
import { withdraw } from './applying/withdraw.ts';
import { deleteMedia, uploadMedia } from './media.ts';
import { publishChange } from './publishChange.ts';
import { myTest, myTestInList, myTests } from './reading/myTests.ts';
import { openProjects } from './reading/openProjects.ts';
import { projectDetail, projectPreview } from './reading/projectDetail.ts';
import { testerQuestionnaire } from './reading/questionnaire.ts';
import { teaserProjects } from './reading/teaserProjects.ts';
import { findMissing } from './reminders/queries/missing.ts';
import { remind, toReminder } from './reminders/remind.ts';

/** Product tests as testers take part in them. */
export const testerProjects = defineArea('tester-projects', {
  getTesterProjectTeaser: ({ services }) => teaserProjects(services),
  getOpenTesterProjects: openProjects,
  getTesterProject: (call) => projectDetail(call, call.input.path.id),
  previewTesterProject: (call) => projectPreview(call, call.input.path.id),
  applyToTesterProject: async (call) => {
    const applicationId = await apply(call, answersIn(call.input.body));
    await publishChange(call, applicationId);
    return myTestInList(call, applicationId);
  },
  withdrawFromTesterProject: async (call) => {
    const { applicationId } = call.input.body;
    await withdraw(call, applicationId);
    await publishChange(call, applicationId);
    return myTestInList(call, applicationId);
  },
  getMyTests: myTests,
  getMyTest: (call) => myTest(call, call.input.path.applicationId),
  confirmTesterReceipt: async (call) => {
    const { applicationId } = call.input.body;
    await confirmReceipt(call, applicationId);
    await publishChange(call, applicationId);
    return myTest(call, applicationId);
  },
  getTesterQuestionnaire: (call) => testerQuestionnaire(call, call.input.path),
  saveTesterAnswers: (call) => saveDraft(call, answersIn(call.input.body)),
  submitTesterAnswers: async (call) => {
    const input = answersIn(call.input.body);
    const sent = await submitAnswers(call, input);
    await publishChange(call, input.applicationId);
    return sent;
  },
  uploadTesterMedia: uploadMedia,
  deleteTesterMedia: deleteMedia,
  getProjectReminders: async ({ services: { db, clock }, input: { path } }) =>
    (await findMissing(db, path.id, clock.now())).map(toReminder),
  sendProjectReminders: (call) => remind(call, call.input.body),
});
