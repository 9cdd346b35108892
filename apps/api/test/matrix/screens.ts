import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import { repository } from '../../src/settings.ts';

/** The call that a screen reads its content with, by the pattern of the screen; written by hand. */
export const readCalls: Readonly<Record<string, string>> = {
  [staffPaths.dashboard.pattern]: 'searchInfluencers',
  [staffPaths.influencerImport.pattern]: 'inspectInfluencerImport',
  [staffPaths.influencerAdd.pattern]: 'addInfluencer',
  [staffPaths.influencerProfile.pattern]: 'getInfluencer',
  [staffPaths.influencerEdit.pattern]: 'getInfluencerForEdit',
  [staffPaths.campaign.pattern]: 'findAllCampaigns',
  [staffPaths.campaignAdd.pattern]: 'addCampaign',
  [staffPaths.campaignEdit.pattern]: 'getCampaign',
  [staffPaths.campaignView.pattern]: 'getCampaign',
  [staffPaths.campaignRequests.pattern]: 'getAgencyRequests',
  [staffPaths.campaignRequestView.pattern]: 'getAgencyRequest',
  [staffPaths.campaignSelfService.pattern]: 'getSelfServiceCampaigns',
  [staffPaths.campaignSelfServiceView.pattern]: 'getSelfServiceCampaign',
  [staffPaths.customer.pattern]: 'getCustomersPage',
  [staffPaths.customerManagement.pattern]: 'getCustomersPage',
  [staffPaths.customerAdd.pattern]: 'saveCustomer',
  [staffPaths.customerView.pattern]: 'getCustomer',
  [staffPaths.customerEdit.pattern]: 'getCustomer',
  [staffPaths.customerLead.pattern]: 'getCustomerLeadsPage',
  [staffPaths.customerLeadAdd.pattern]: 'saveCustomerLead',
  [staffPaths.customerLeadView.pattern]: 'getCustomerLead',
  [staffPaths.customerLeadEdit.pattern]: 'getCustomerLead',
  [staffPaths.contract.pattern]: 'getContractsPage',
  [staffPaths.contractAdd.pattern]: 'createContractsForEntries',
  [staffPaths.contractView.pattern]: 'getContract',
  [staffPaths.contractEdit.pattern]: 'getContract',
  [staffPaths.todo.pattern]: 'getTodos',
  [staffPaths.brandManagement.pattern]: 'getBrandUsersPage',
  [staffPaths.dashboardNew.pattern]: 'workOverview',
  [staffPaths.userProfileEdit.pattern]: 'getUserByUsername',
  [staffPaths.notifications.pattern]: 'getAgencyNotificationsPage',
  [brandPaths.notifications.pattern]: 'getBrandNotificationsPage',
  [testerPaths.notifications.pattern]: 'getTesterNotificationsPage',
  [brandPaths.profile.pattern]: 'getBrandProfile',
  [brandPaths.dashboard.pattern]: 'getCampaignRequestStatistics',
  [brandPaths.campaignRequests.pattern]: 'getCampaignRequests',
  [brandPaths.campaignRequestView.pattern]: 'getCampaignRequest',
  [brandPaths.campaignRequestAdd.pattern]: 'saveCampaignRequest',
  [brandPaths.campaignRequestEdit.pattern]: 'saveCampaignRequest',
  [brandPaths.scsDashboard.pattern]: 'getSelfServiceFigures',
  [brandPaths.imaActive.pattern]: 'getImaActive',
  [brandPaths.learningMaterials.pattern]: 'getLearningMaterials',
  [staffPaths.campaignService.pattern]: 'getCampaignServices',
  [staffPaths.learningVideos.pattern]: 'getLearningVideosPage',
  [brandPaths.networkModel.pattern]: 'getNetworkPage',
  [brandPaths.networkCreator.pattern]: 'getNetworkPage',
  [brandPaths.networkDirect.pattern]: 'getNetworkPage',
  [brandPaths.ugcVideos.pattern]: 'getUgcRequestsPage',
  [brandPaths.ugcVideoAdd.pattern]: 'saveUgcRequest',
  [brandPaths.ugcVideoEdit.pattern]: 'saveUgcRequest',
  [brandPaths.ugcVideoView.pattern]: 'getUgcRequest',
  [brandPaths.ugcDashboard.pattern]: 'getUgcRequestStatistics',
  [staffPaths.ugcRequests.pattern]: 'getUgcRequestsPage',
  [staffPaths.ugcRequestView.pattern]: 'getUgcRequest',
  [staffPaths.ugcMaterial.pattern]: 'getUgcMaterialsPage',
  [testerPaths.profile.pattern]: 'getTesterProfile',
  [testerPaths.points.pattern]: 'getTesterPoints',
  [testerPaths.home.pattern]: 'getOpenTesterProjects',
  [testerPaths.projects.pattern]: 'getOpenTesterProjects',
  [testerPaths.project.pattern]: 'getTesterProject',
  [testerPaths.myProjects.pattern]: 'getMyTests',
  [testerPaths.myProject.pattern]: 'getMyTest',
  [testerPaths.questionnaire.pattern]: 'getTesterQuestionnaire',
  [staffPaths.testerworldMetadata.pattern]: 'getAllTesterMetadata',
  [staffPaths.testerworldFaqs.pattern]: 'getFaqsPage',
  [staffPaths.project.pattern]: 'getProjectsPage',
  [staffPaths.projectAdd.pattern]: 'getProjectOptions',
  [staffPaths.projectView.pattern]: 'getProject',
  [staffPaths.projectQuestionnaire.pattern]: 'getProjectQuestionnaires',
  [staffPaths.testerworldBlog.pattern]: 'getBlogPostsPage',
  [staffPaths.testerworldBlogAdd.pattern]: 'getBlogProjects',
  [staffPaths.testerworldBlogEdit.pattern]: 'getBlogPost',
  [staffPaths.amazonUsers.pattern]: 'getAmazonCampaignUsers',
  [staffPaths.testerworldUser.pattern]: 'getTesterUsersPage',
  [staffPaths.testerworldAdmin.pattern]: 'getTesterStatistics',
  [staffPaths.newsletter.pattern]: 'getNewslettersPage',
  [staffPaths.newsletterAdd.pattern]: 'getNewsletterProjects',
  [staffPaths.newsletterView.pattern]: 'getNewsletter',
  [staffPaths.newsletterTemplate.pattern]: 'getNewsletterTemplatesPage',
  [staffPaths.newsletterTemplateAdd.pattern]: 'getNewsletterTemplatesPage',
  [staffPaths.newsletterTemplateEdit.pattern]: 'getNewsletterTemplate',
  [staffPaths.testerworldBrand.pattern]: 'getTesterBrandsPage',
};

const patterns = { staffPaths, brandPaths, testerPaths } as const;

/** Patterns of the screens behind the log-in, as the navigation of the three shells puts them together. */
export function existingScreens(): string[] {
  return (['staff', 'brand', 'testerworld'] as const).flatMap((shell) => {
    const navigation = readFileSync(path.join(repository, 'apps', shell, 'src/navigation.ts'), 'utf8');
    const features = [...navigation.matchAll(/from '@resonanz\/([a-z-]+)\/(?:staff|brand|testerworld)'/g)].map(
      ([, name]) => name ?? '',
    );
    return features.flatMap((feature) => {
      const routes = readFileSync(
        path.join(repository, 'packages/features', feature, 'exports', `${shell}.ts`),
        'utf8',
      );
      return [...routes.matchAll(/path: (staffPaths|brandPaths|testerPaths)\.(\w+)\.pattern/g)].map(
        ([, list, name]) => {
          const route = (
            patterns[list as keyof typeof patterns] as unknown as Readonly<Record<string, { pattern: string }>>
          )[name ?? ''];
          if (route === undefined) throw new Error(`${feature} has a screen at an unknown path ${name}.`);
          return route.pattern;
        },
      );
    });
  });
}
