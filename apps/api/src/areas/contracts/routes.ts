import { AUDIT_ACTION } from '@resonanz/domain/workStates';
import { historyPage } from '../../platform/history/historyPage.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { downloadContract, downloadContracts } from './document/downloads.ts';
import { exportContracts } from './list/export.ts';
import { contractChoices, contractPage } from './list/queries.ts';
import { changeContractStatus } from './record/changeStatus.ts';
import { contractDetails } from './record/details.ts';
import { createForEntries } from './record/forEntries.ts';
import { deleteContract, duplicateContract, saveContract } from './record/save.ts';
import { remindPartner } from './reminders/remind.ts';
import { uploadSigned } from './signing/paper.ts';
import { publicContract, publicDocument, signContract } from './signing/publicPage.ts';

/** Contracts with those who publish and those who pay. */
export const contracts = defineArea('contracts', {
  getContractsPage: (call) => contractPage(call, call.input.body),
  getContract: (call) => contractDetails(call, call.input.path.id),
  getContractChoices: (call) => contractChoices(call),
  getContractHistory: ({ services, input }) =>
    historyPage(services.db, [{ entity: 'contract', ids: [input.path.id] }], input.query),
  saveContract: async (call) => contractDetails(call, await saveContract(call, call.input.body)),
  createContractsForEntries: (call) => createForEntries(call, call.input.body),
  duplicateContract: async (call) => contractDetails(call, await duplicateContract(call, call.input.body.contractId)),
  changeContractStatus: async (call) => {
    await changeContractStatus(call, call.input.body);
    return contractDetails(call, call.input.body.contractId);
  },
  remindOfContract: async (call) => {
    await remindPartner(call, call.input.body);
    return contractDetails(call, call.input.body.contractId);
  },
  uploadSignedContract: async (call) => contractDetails(call, await uploadSigned(call, call.input)),
  downloadContract: (call) => {
    call.audit({ entity: 'contract', entityId: call.input.path.id, action: AUDIT_ACTION.export });
    return downloadContract(call, call.input.path.id);
  },
  downloadContracts: (call) => {
    for (const entityId of call.input.body.contractId)
      call.audit({ entity: 'contract', entityId, action: AUDIT_ACTION.export });
    return downloadContracts(call, call.input.body.contractId);
  },
  deleteContract: (call) => deleteContract(call, call.input.body.contractId),
  exportContracts: async (call) => {
    const { body } = call.input;
    const { file, rows } = await exportContracts(call, body);
    call.audit({
      entity: 'contractExport',
      action: AUDIT_ACTION.export,
      changes: { format: [null, body.format], rows: [null, rows], filters: [null, body.filters ?? {}] },
    });
    return file;
  },
  readPublicContract: ({ services, input }) => publicContract(services, input.path.token),
  readPublicContractDocument: ({ services, input }) => publicDocument(services, input.path.token),
  signPublicContract: (call) => signContract(call, call.input.path.token, call.input.body),
});
