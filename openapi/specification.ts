// The calls as the specification names them, written by hand: the document is compared with this list, never the
// other way round.

/** A call by name, with what the specification says about its input. */
export interface SpecifiedCall {
  /** Requirement the call belongs to. */
  readonly id?: string;
  readonly method: 'GET' | 'POST';
  /** Path below the base path. */
  readonly path: string;
  /** Query parameters it names. */
  readonly query?: readonly string[];
  /** Fields of the body it names. */
  readonly body?: readonly string[];
  readonly bodyType?: string;
}

const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data';
const credentials = ['username', 'password'];
const listQuery = ['pageNumber', 'pageSize', 'sortBy', 'sort', 'status', 'filters'];
const bookMark = ['emailId', 'influencersId', 'loginUser', 'platform', 'channelId', 'userId'];

const get = (path: string, id?: string, more: Partial<SpecifiedCall> = {}): SpecifiedCall => ({
  method: 'GET',
  path,
  ...(id ? { id } : {}),
  ...more,
});
const post = (path: string, id?: string, more: Partial<SpecifiedCall> = {}): SpecifiedCall => ({
  method: 'POST',
  path,
  ...(id ? { id } : {}),
  ...more,
});
const campaign = (name: string): string => `campaign/v1/${name}`;

const authCalls: readonly SpecifiedCall[] = [
  post('authenticate', 'R-CALL-001', { body: credentials }),
  post('brandAuthenticate', 'R-CALL-002', { body: credentials }),
  post('testerworldAuthenticate', 'R-CALL-003', { body: credentials }),
  get('refreshtoken', 'R-CALL-004'),
  post('brandForgotPassword', 'R-CALL-005', {
    body: ['username', 'captchaText'],
    bodyType: 'application/x-www-form-urlencoded',
  }),
  post('brandForgotPassword/{token}', 'R-CALL-006', { body: ['password', 'confirmPassword'] }),
  post('brandAccountReactivation', 'R-CALL-007', { body: ['username'] }),
  post('userdetail/forgotPassword', 'R-CALL-008', { body: ['email'] }),
  post('userdetail/findUserByResetToken', 'R-CALL-009', { body: ['token'] }),
  post('userdetail/resetPassword', 'R-CALL-010', { body: ['token', 'password', 'confirmPassword'] }),
  post('changesDefaultLanguage', 'R-CALL-011', { body: ['defaultLanguage'] }),
  get('getUserByUsername', 'R-CALL-012', { query: ['username'] }),
  post('logout'),
  get('captcha'),
];

const userCalls: readonly SpecifiedCall[] = [
  get('getUsers', 'R-CALL-014'),
  get('getUserById/{id}', 'R-CALL-015'),
  get('deactivatedUsers', 'R-CALL-016'),
  get('campaign/getListOfAmazonCampaignUsers', 'R-CALL-017'),
  post('deactivateUser', 'R-CALL-018', { query: ['id'] }),
  post('reactivateUser', 'R-CALL-019', { query: ['id'] }),
  post('addUser', 'R-CALL-020'),
  post('addInternalUser', 'R-CALL-021'),
  post('resetPassword', 'R-CALL-022'),
  post('getUsersWithPagination', 'R-CALL-023', { body: listQuery }),
  post('getBrandUserWithPagination', 'R-CALL-024', { body: listQuery }),
  post('getTesterworldUserWithPagination', 'R-CALL-025', { body: listQuery }),
  post('getBrandUserCompanyNameChangesWithPagination', 'R-CALL-026'),
  post('changeUserStatus', 'R-CALL-027'),
  post('changeUserApproveStatus', 'R-CALL-028', { body: ['userId', 'status', 'declineReason'] }),
  post('updateUserProfile', 'R-CALL-029'),
  post('changeUserDefaultRegion', 'R-CALL-030'),
  post('deleteUser', 'R-CALL-031'),
  post('changeUserArchiveStatus', 'R-CALL-032'),
  post('brandUserCompanyNameChange', 'R-CALL-033'),
  post('user/management/add', 'R-CALL-034'),
  post('user/management/update', 'R-CALL-035'),
  post('user/management/resetPassword', 'R-CALL-036'),
  post('testerworldAuth/addUser', 'R-CALL-037'),
  post('testerworldAuth/updateUser', 'R-CALL-038'),
  post('testerworldAuth/resetPassword', 'R-CALL-039'),
  post('addBrandUser', 'R-CALL-040', { body: ['profilePicture', 'user'], bodyType: MULTIPART }),
  post('updateBrandUser', 'R-CALL-041', { body: ['profilePicture', 'user'], bodyType: MULTIPART }),
  post('resetPasswordBrandUser', 'R-CALL-042'),
];

const campaignCalls: readonly SpecifiedCall[] = [
  get(campaign('findAllCompaignData'), 'R-CALL-043', { query: ['pageNumber', 'pageSize', 'option'] }),
  get(campaign('findMaxBudget'), 'R-CALL-044'),
  get(campaign('getcompaignDataFromSearchTextField'), 'R-CALL-045', { query: ['text'] }),
  post(campaign('addCompaignData'), 'R-CALL-046'),
  post(campaign('updateCompaignData'), 'R-CALL-047'),
  get(campaign('fetchCompaignDataById/{id}'), 'R-CALL-048'),
  post(campaign('deleteCompaign'), 'R-CALL-049'),
  post(campaign('addKpiCalculation'), 'R-CALL-050'),
  post(campaign('autoUpdateCampaign'), 'R-CALL-051'),
  post(campaign('stateChange'), 'R-CALL-052', { body: ['compaignInfluencerId', 'state'] }),
  get(campaign('checkAndGetInfluencerChannel'), 'R-CALL-053', { query: ['compaignDataId', 'channelId', 'platform'] }),
  post(campaign('addEditCompaignData'), 'R-CALL-054'),
  post(campaign('addEditCompaignInfluencer'), 'R-CALL-055'),
  post(campaign('publishedStatusChange'), 'R-CALL-056'),
  post(campaign('brandInvoiceStatusChange'), 'R-CALL-057'),
  post(campaign('changeArchiveStatus'), 'R-CALL-058'),
  post(campaign('campaignActiveDeactiveStatusChanged'), 'R-CALL-059'),
  post(campaign('updateNdaSignedStatus'), 'R-CALL-060'),
  post(campaign('changeCampaignStatus'), 'R-CALL-061'),
  post(campaign('updateBrandNDAStatus'), 'R-CALL-062'),
  post(campaign('changeBrandInterestStatus'), 'R-CALL-063'),
  get(campaign('StateWiseCount'), 'R-CALL-064', { query: ['campaignId'] }),
  get(campaign('WithoutPagination'), 'R-CALL-065', { query: ['campaignId', 'state'] }),
  get(campaign('statistics'), 'R-CALL-066', { query: ['campaignId'] }),
  get(campaign('getAllCampaignNameAndId'), 'R-CALL-067'),
  post(campaign('getCampaignInfluencersWithPagination'), 'R-CALL-068', {
    body: ['pageNumber', 'pageSize', 'state', 'campaignId', 'sortBy', 'sort', 'search', 'filters'],
  }),
  post(campaign('deleteCompaignInfluencer')),
  post(campaign('export')),
];

const influencerCalls: readonly SpecifiedCall[] = [
  get('findAllInfluencers', 'R-CALL-069', { query: ['pageNumber', 'pageSize', 'sortBy', 'sort'] }),
  get('findInfluencersById/{id}', 'R-CALL-070'),
  post('influencer/advancedSearch', 'R-CALL-071'),
  post('influencer/export', 'R-CALL-072'),
  post('influencer/add'),
  post('influencer/update'),
  post('influencer/delete'),
  post('influencer/import'),
  get('influencer/{influencerId}/comments', 'R-CALL-073'),
  post('influencer/{influencerId}/comments'),
  post('influencer/comments/delete'),
  get('influencer/{influencerId}/channels', 'R-CALL-074'),
  post('influencer/{influencerId}/channels'),
  post('channelStatusChange', 'R-CALL-075'),
  get('instagramStatistics/followerHistory/{id}', 'R-CALL-076', { query: ['days'] }),
  get('instagramStatistics/growth/{id}', 'R-CALL-076', { query: ['days'] }),
  get('instagramStatistics/forecast/{id}', 'R-CALL-076', { query: ['weeks'] }),
  get('instagramStatistics/audience/{id}', 'R-CALL-076'),
  get('instagramStatistics/posts/{id}', 'R-CALL-076'),
  get('instagramStatistics/engagement/{id}', 'R-CALL-076'),
  post('addBookMarkFunctionality', 'R-CALL-077', { body: bookMark }),
  post('removeBookMark', 'R-CALL-078', { body: bookMark }),
  post('removeAllBookMark', 'R-CALL-079', { body: bookMark }),
  get('fetchEachBookMarkData/{email}', 'R-CALL-080'),
  get('files/downloadJasperReport/{email}', 'R-CALL-081'),
];

const mailCalls: readonly SpecifiedCall[] = [
  post('influencerMail/findAllMail', 'R-CALL-082'),
  get('influencerMail/findByThreadId/{threadId}', 'R-CALL-083'),
  get('influencerMail/getLatestMailList', 'R-CALL-084'),
  get('influencerMail/findUnreadMail', 'R-CALL-085'),
  post('influencerMail/isReadByThreadId', 'R-CALL-086'),
  post('influencerMail/updateArchiveStatus', 'R-CALL-087'),
  get('influencerMail/unreadCount', 'R-CALL-088'),
  post('influencerMail/send', 'R-CALL-089', { body: ['mail', 'attachments'], bodyType: MULTIPART }),
  post('insightData/getLink', 'R-CALL-090'),
  get('insightData/viewInsightData/{id}', 'R-CALL-091'),
  post('insightData/submit/{token}'),
  get('emailConfiguration/getAll'),
  post('emailConfiguration/save'),
  post('emailConfiguration/test'),
  post('emailConfiguration/delete'),
];

const officeCalls: readonly SpecifiedCall[] = [
  post('feedback/add', 'R-CALL-093', { body: ['name', 'title', 'message', 'isAnonymous'] }),
  get('feedback/getAll', 'R-CALL-094'),
  post('feedback/delete', 'R-CALL-095'),
  post('feedback/read', 'R-CALL-096'),
  post('feedback/archive', 'R-CALL-097'),
  post('feedback/restore', 'R-CALL-098'),
  post('todo/create', 'R-CALL-099'),
  get('todo/read/{id}', 'R-CALL-100'),
  post('todo/update', 'R-CALL-101'),
  post('todo/delete', 'R-CALL-102'),
  get('todo/getByDueDate', 'R-CALL-103', { query: ['date'] }),
  post('todo/changeStatus', 'R-CALL-104'),
  get('todo/getTodoById/{id}', 'R-CALL-105'),
  post('todo/getList', 'R-CALL-106'),
  get('roleModulePermission/getRoleBaseModule', 'R-CALL-107'),
  get('roleModulePermission/getModuleRolePermission/{roleId}', 'R-CALL-108'),
  get('roleModulePermission/getRoleByType/{type}', 'R-CALL-109'),
  post('roleModulePermission/savePermission', 'R-CALL-110'),
  post('testerworldMetadata/save', 'R-CALL-111'),
  get('testerworldMetadata/get', 'R-CALL-112', { query: ['key'] }),
  post('testerworldMetadata/upload', 'R-CALL-113'),
  post('contact/submit', 'R-CALL-114'),
  get('fetchMaxTotalPoint', 'R-CALL-115'),
  get('currency/getAll'),
  get('region/getAll'),
  get('lookup/{name}'),
  post('files/upload'),
];

const notificationCalls: readonly SpecifiedCall[] = (['notification', 'brandNotification'] as const).flatMap(
  (prefix, index) => {
    const id = (offset: number): string => `R-CALL-${120 + index * 4 + offset}`;
    return [
      get(`${prefix}/recent`, id(0), { query: ['pageNumber', 'pageSize'] }),
      post(`${prefix}/markAsRead`, id(1), { body: ['notificationId'] }),
      post(`${prefix}/markAllAsOld`, id(2)),
      post(`${prefix}/deleteMultiple`, id(3), { bodyType: JSON_TYPE }),
      post(`${prefix}/getWithPagination`),
    ];
  },
);

const resources = [
  'customer',
  'contract',
  'template',
  'model',
  'creator',
  'nda',
  'cooperation',
  'brandList',
  'customerLead',
  'appointment',
  'fair',
  'project',
  'faq',
  'blog',
  'newsletter',
  'report',
];

const resourceCalls: readonly SpecifiedCall[] = resources.flatMap((resource) => [
  post(`${resource}/getWithPagination`),
  get(`${resource}/getById/{id}`),
  post(`${resource}/save`),
  post(`${resource}/delete`),
  post(`${resource}/changeStatus`),
  post(`${resource}/export`),
]);

const requestCalls: readonly SpecifiedCall[] = ['campaignRequest', 'ugcCampaignRequest'].flatMap((prefix) => [
  post(`${prefix}/getWithPagination`),
  post(`${prefix}/save`),
  post(`${prefix}/withdraw`),
  post(`${prefix}/comment/add`),
  post(`${prefix}/channel/brandStatusChange`),
  post(`${prefix}/channel/comment/add`),
  get(`${prefix}/getById/{id}`),
  get(`${prefix}/statistics`),
]);

const brandCalls: readonly SpecifiedCall[] = [
  post('brandSignup'),
  post('brandSignup/{signUpToken}'),
  get('brandSignup/token/{signUpToken}'),
  post('brandVerifyEmail/{token}'),
  ...requestCalls,
  // An order of videos has no NDA.
  post('campaignRequest/ndaStatusChange'),
  post('ugcCampaignRequest/finalVideo/decision'),
  get('learningMaterial/getAll'),
  get('imaActive/getAll'),
  post('imaActive/comment/add'),
  post('brandInvite'),
];

const testerCalls: readonly SpecifiedCall[] = [
  post('testerworldAuth/register'),
  post('testerworldAuth/verify/{token}'),
  post('testerworldAuth/forgotPassword'),
  get('testerProject/getOpen'),
  get('testerProject/getById/{id}'),
  post('testerProject/apply'),
  post('testerProject/withdraw'),
  post('testerProject/submitAnswers'),
  post('testerProject/uploadMedia'),
  get('tester/points'),
  get('tester/profile'),
  post('tester/profile'),
];

/** Every call of the specification, with the paths decided for those it names without one. */
export const calls: readonly SpecifiedCall[] = [
  ...authCalls,
  ...userCalls,
  ...campaignCalls,
  ...influencerCalls,
  ...mailCalls,
  ...officeCalls,
  ...notificationCalls,
  ...resourceCalls,
  ...brandCalls,
  ...testerCalls,
];

/** Every wire name with "ompaign" in it, in the spelling that is part of the contract. */
export const compaignNames: readonly string[] = [
  'addCompaignData',
  'addEditCompaignData',
  'addEditCompaignInfluencer',
  'compaignDataId',
  'compaignInfluencerId',
  'deleteCompaign',
  'deleteCompaignInfluencer',
  'fetchCompaignDataById',
  'findAllCompaignData',
  'getcompaignDataFromSearchTextField',
  'updateCompaignData',
];
