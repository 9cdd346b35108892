import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract, type Operation, readOperations } from '../../src/platform/http/contract.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { describeOnOneDatabase } from '../kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from '../kit/startTestServer.ts';
import { createAccount } from './callers.ts';
import { inputs } from './inputs.ts';
import { send } from './send.ts';
import { createWorld, type World } from './world.ts';

/** The named campaign calls by their names below `campaign/v1/`, with the row each belongs to. */
const named = [
  ['findAllCompaignData', '[R-CALL-043]'],
  ['findMaxBudget', '[R-CALL-044]'],
  ['getcompaignDataFromSearchTextField', '[R-CALL-045]'],
  ['addCompaignData', '[R-CALL-046]'],
  ['updateCompaignData', '[R-CALL-047]'],
  ['fetchCompaignDataById/{id}', '[R-CALL-048]'],
  ['deleteCompaign', '[R-CALL-049]'],
  ['addKpiCalculation', '[R-CALL-050]'],
  ['autoUpdateCampaign', '[R-CALL-051]'],
  ['stateChange', '[R-CALL-052]'],
  ['checkAndGetInfluencerChannel', '[R-CALL-053]'],
  ['addEditCompaignData', '[R-CALL-054]'],
  ['addEditCompaignInfluencer', '[R-CALL-055] [R-CALL-118]'],
  ['publishedStatusChange', '[R-CALL-056]'],
  ['brandInvoiceStatusChange', '[R-CALL-057]'],
  ['changeArchiveStatus', '[R-CALL-058]'],
  ['campaignActiveDeactiveStatusChanged', '[R-CALL-059]'],
  ['updateNdaSignedStatus', '[R-CALL-060]'],
  ['changeCampaignStatus', '[R-CALL-061]'],
  ['updateBrandNDAStatus', '[R-CALL-062]'],
  ['changeBrandInterestStatus', '[R-CALL-063]'],
  ['StateWiseCount', '[R-CALL-064]'],
  ['WithoutPagination', '[R-CALL-065]'],
  ['statistics', '[R-CALL-066]'],
  ['getAllCampaignNameAndId', '[R-CALL-067] [R-CALL-116]'],
  ['getCampaignInfluencersWithPagination', '[R-CALL-068]'],
] as const;

const served = new Map(
  readOperations(contract)
    .filter(({ isPlanned }) => !isPlanned)
    .map((operation) => [operation.path, operation]),
);

function operationOf(name: string): Operation {
  const operation = served.get(`/campaign/v1/${name}`);
  if (operation === undefined) throw new Error(`Nothing answers campaign/v1/${name}.`);
  return operation;
}

describeOnOneDatabase('the named campaign calls', (database) => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer({ database });
    world = await createWorld(server);
  });
  afterAll(() => server.stop());

  test.each(named)('%s answers an admin with the code of success %s', async (name) => {
    const operation = operationOf(name);
    const account = await createAccount(server, '1');
    const maker = inputs[operation.id as OperationId];
    if (maker === undefined) throw new Error(`${operation.id} has no input.`);
    const { status, text } = await send(
      server.url,
      operation,
      await maker({ world, caller: '1', account, owner: account }),
      account.accessToken,
    );
    expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ message: 'SUCCESS', error: null })]);
  });
});
