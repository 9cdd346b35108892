import { describe, expect, test } from 'vitest';
import { isObject, paths, resolved } from './contractDocument.ts';
import document from './generated/openapi.json' with { type: 'json' };

const schemas = document.components.schemas as Readonly<Record<string, unknown>>;

/** The fields that every answer of a schema has, with those of the schemas it is made of. */
function requiredOf(schema: unknown): readonly unknown[] {
  const { required = [], allOf = [] } = resolved(schema) as {
    readonly required?: readonly unknown[];
    readonly allOf?: readonly unknown[];
  };
  return [...required, ...allOf.flatMap(requiredOf)];
}

function propertyOf(name: string, field: string): unknown {
  const properties = resolved(schemas[name])['properties'];
  return isObject(properties) ? resolved(properties[field]) : undefined;
}

/** Schema of what a call answers with. */
function answerOf(method: 'get' | 'post', path: string): unknown {
  const answer = resolved(paths[path]?.[method]?.responses['200']);
  const media = resolved(answer['content'])['application/json'];
  const fields = resolved(resolved(media)['schema'])['properties'];
  return isObject(fields) ? fields['data'] : undefined;
}

describe('entities have the fields that the specification names', () => {
  test.each([
    [
      'ContractListItem',
      ['contractId', 'campaignDataId', 'customerId', 'budget', 'startDate', 'endDate', 'influencerId'],
      '[R-ENT-026]',
    ],
    [
      'ContractListItem',
      ['signedDatePartner', 'signedDateAgency', 'templateId', 'type', 'documentId', 'documentPath', 'documentSize'],
      '[R-ENT-027]',
    ],
    ['TemplateListItem', ['tempId', 'tempName', 'status', 'defaultTemplate'], '[R-ENT-028]'],
    [
      'PermissionNode',
      ['moduleName', 'routeName', 'icon', 'view', 'defaultMenu', 'extraData', 'children'],
      '[R-ENT-034]',
    ],
    ['TesterMetadata', ['key', 'value', 'media'], '[R-ENT-033]'],
    ['LoginResult', ['accessToken', 'refreshToken', 'expirationTime', 'id', 'fullName', 'role'], '[R-ENT-036]'],
    ['CampaignName', ['kampagnenname', 'compaignDataId'], '[R-ENT-037]'],
    [
      'Notification',
      ['notificationId', 'index', 'type', 'subType', 'subject', 'message', 'read', 'createdAt', 'refId'],
      '[R-ENT-040]',
    ],
    ['Notification', ['notificationText'], '[R-ENT-041]'],
    ['NotificationList', ['data', 'unread'], '[R-ENT-042]'],
    ['NotificationEvent', ['subEventName', 'data'], '[R-ENT-044]'],
    [
      'Mail',
      ['channelId', 'platform', 'refId', 'userType', 'toEmail', 'fromEmail', 'subject', 'message'],
      '[R-ENT-030]',
    ],
    ['Mail', ['folder', 'parentId', 'emailThread', 'emailConfigurationId', 'attachments'], '[R-ENT-031]'],
    ['MailEvent', ['subject', 'threadId', 'unreadCount'], '[R-ENT-050]'],
  ])('%s: %j %s', (name, fields) => {
    expect(requiredOf(schemas[name])).toEqual(expect.arrayContaining(fields));
  });

  test('the role of a log-in has an id and a name [R-ENT-036]', () => {
    expect(propertyOf('LoginResult', 'role')).toMatchObject({
      required: expect.arrayContaining(['roleId', 'roleName']),
    });
  });

  test('mails are asked for by folder and page [R-ENT-031]', () => {
    expect([propertyOf('MailQuery', 'folder'), propertyOf('MailQuery', 'page')]).toMatchObject([
      { enum: ['inbox', 'sent', 'scheduled', 'archive'] },
      { type: 'integer' },
    ]);
  });

  test('both panels answer with a list of notifications [R-ENT-042]', () => {
    const list = { $ref: '#/components/schemas/NotificationList' };
    expect([answerOf('get', '/notification/recent'), answerOf('get', '/brandNotification/recent')]).toEqual([
      list,
      list,
    ]);
  });

  test('a live message adds a notification or names those that are gone [R-ENT-043] [R-ENT-044]', () => {
    expect(propertyOf('NotificationEvent', 'subEventName')).toMatchObject({ enum: ['add', 'delete'] });
    expect(propertyOf('NotificationEvent', 'data')).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/Notification' }, { required: ['notificationIds'] }],
    });
  });
});
