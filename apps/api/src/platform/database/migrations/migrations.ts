import type { Migration } from 'kysely/migration';
import * as foundation from './0001_foundation.ts';
import * as influencerSearch from './0002_influencer_search.ts';
import * as calls from './0003_calls.ts';
import * as accounts from './0004_accounts.ts';
import * as users from './0005_users.ts';
import * as channelSearch from './0006_channel_search.ts';
import * as permissions from './0007_permissions.ts';
import * as feedback from './0008_feedback.ts';
import * as todos from './0009_todos.ts';
import * as influencerDetails from './0010_influencer_details.ts';
import * as figuresAndComments from './0011_figures_and_comments.ts';
import * as listViews from './0012_list_views.ts';
import * as files from './0013_files.ts';
import * as customers from './0014_customers.ts';
import * as campaigns from './0015_campaigns.ts';
import * as startPage from './0016_start_page.ts';
import * as todoDetails from './0017_todo_details.ts';
import * as channelsOfPeople from './0019_channels_of_people.ts';
import * as todoWork from './0020_todo_work.ts';
import * as expiredInvitations from './0021_expired_invitations.ts';
import * as requestForm from './0022_request_form.ts';
import * as requestsAtTheAgency from './0023_requests_at_the_agency.ts';
import * as ugcRequests from './0024_ugc_requests.ts';
import * as brandAccounts from './0025_brand_accounts.ts';
import * as learningMaterials from './0026_learning_materials.ts';
import * as resumableUploads from './0027_resumable_uploads.ts';
import * as campaignServices from './0028_campaign_services.ts';
import * as peopleOfTheNetwork from './0029_people_of_the_network.ts';
import * as ugcMaterials from './0030_ugc_materials.ts';
import * as scriptsOfUgcVideos from './0031_scripts_of_ugc_videos.ts';
import * as whereCommentsAreWritten from './0032_where_comments_are_written.ts';
import * as acceptedTerms from './0033_accepted_terms.ts';
import * as mailsToPartners from './0034_mails_to_partners.ts';
import * as contracts from './0035_contracts.ts';
import * as bookedPeople from './0036_booked_people.ts';
import * as customerLeads from './0037_customer_leads.ts';
import * as unknownBudgets from './0040_unknown_budgets.ts';
import * as brandMails from './0044_brand_mails.ts';
import * as ugcPreviews from './0048_ugc_previews.ts';
import * as tableWrites from './0056_table_writes.ts';
import * as budgetsUsed from './0057_budgets_used.ts';
import * as claimedReadings from './0058_claimed_readings.ts';
import * as campaignsListed from './0059_campaigns_listed.ts';
import * as openTodosFirst from './0064_open_todos_first.ts';
import * as imports from './0068_imports.ts';
import * as bookedByCampaign from './0070_booked_by_campaign.ts';
import * as searchOfTheLiving from './0072_search_of_the_living.ts';
import * as removedEntries from './0073_removed_entries.ts';
import * as bulkWrites from './0074_bulk_writes.ts';
import * as namesInListViews from './0075_names_in_list_views.ts';
import * as optOutsAndNotices from './0076_opt_outs_and_notices.ts';
import * as checkedWords from './0077_checked_words.ts';
import * as productTests from './0078_product_tests.ts';
import * as faqs from './0079_faqs.ts';
import * as testerMetadata from './0080_tester_metadata.ts';
import * as blogPosts from './0081_blog_posts.ts';
import * as testerAccounts from './0082_tester_accounts.ts';
import * as amazonUsers from './0083_amazon_users.ts';
import * as answersOfTesters from './0086_answers_of_testers.ts';
import * as pointsOfFriends from './0087_points_of_friends.ts';
import * as listsOfTesters from './0088_lists_of_testers.ts';
import * as shippingOfProducts from './0090_shipping_of_products.ts';
import * as mediaOfProductTests from './0091_media_of_product_tests.ts';
import * as reportQuotes from './0092_report_quotes.ts';
import * as testersAdministered from './0094_testers_administered.ts';
import * as newsletters from './0096_newsletters.ts';
import * as measuredNewsletters from './0103_measured_newsletters.ts';
import * as testersInUse from './0106_testers_in_use.ts';

/** Every migration in the order in which it runs; names never change once released. */
export const migrations: Record<string, Migration> = {
  '0001_foundation': foundation,
  '0002_influencer_search': influencerSearch,
  '0003_calls': calls,
  '0004_accounts': accounts,
  '0005_users': users,
  '0006_channel_search': channelSearch,
  '0007_permissions': permissions,
  '0008_feedback': feedback,
  '0009_todos': todos,
  '0010_influencer_details': influencerDetails,
  '0011_figures_and_comments': figuresAndComments,
  '0012_list_views': listViews,
  '0013_files': files,
  '0014_customers': customers,
  '0015_campaigns': campaigns,
  '0016_start_page': startPage,
  '0017_todo_details': todoDetails,
  '0019_channels_of_people': channelsOfPeople,
  '0020_todo_work': todoWork,
  '0021_expired_invitations': expiredInvitations,
  '0022_request_form': requestForm,
  '0023_requests_at_the_agency': requestsAtTheAgency,
  '0024_ugc_requests': ugcRequests,
  '0025_brand_accounts': brandAccounts,
  '0026_learning_materials': learningMaterials,
  '0027_resumable_uploads': resumableUploads,
  '0028_campaign_services': campaignServices,
  '0029_people_of_the_network': peopleOfTheNetwork,
  '0030_ugc_materials': ugcMaterials,
  '0031_scripts_of_ugc_videos': scriptsOfUgcVideos,
  '0032_where_comments_are_written': whereCommentsAreWritten,
  '0033_accepted_terms': acceptedTerms,
  '0034_mails_to_partners': mailsToPartners,
  '0035_contracts': contracts,
  '0036_booked_people': bookedPeople,
  '0037_customer_leads': customerLeads,
  '0040_unknown_budgets': unknownBudgets,
  '0044_brand_mails': brandMails,
  '0048_ugc_previews': ugcPreviews,
  '0056_table_writes': tableWrites,
  '0057_budgets_used': budgetsUsed,
  '0058_claimed_readings': claimedReadings,
  '0059_campaigns_listed': campaignsListed,
  '0064_open_todos_first': openTodosFirst,
  '0068_imports': imports,
  '0070_booked_by_campaign': bookedByCampaign,
  '0072_search_of_the_living': searchOfTheLiving,
  '0073_removed_entries': removedEntries,
  '0074_bulk_writes': bulkWrites,
  '0075_names_in_list_views': namesInListViews,
  '0076_opt_outs_and_notices': optOutsAndNotices,
  '0077_checked_words': checkedWords,
  '0078_product_tests': productTests,
  '0079_faqs': faqs,
  '0080_tester_metadata': testerMetadata,
  '0081_blog_posts': blogPosts,
  '0082_tester_accounts': testerAccounts,
  '0086_answers_of_testers': answersOfTesters,
  '0083_amazon_users': amazonUsers,
  '0087_points_of_friends': pointsOfFriends,
  '0088_lists_of_testers': listsOfTesters,
  '0090_shipping_of_products': shippingOfProducts,
  '0091_media_of_product_tests': mediaOfProductTests,
  '0092_report_quotes': reportQuotes,
  '0094_testers_administered': testersAdministered,
  '0096_newsletters': newsletters,
  '0103_measured_newsletters': measuredNewsletters,
  '0106_testers_in_use': testersInUse,
};
