/*
 * Who may call what, written by hand from the rules of docs/domain. It is never made from the contract or the code: tests compare contract, server and
 * this file, and docs/permissions.md is generated from it.
 * Callers: "nobody" without a log-in, then by role id: 1 admin, 2 brand manager, 3 brand, 3t a brand that signed up with a token, 3o the other
 * brand (it sends the ids of brand 3), 6 super admin, 7 management, 8 tester, 9 campaign manager.
 *
 *   yes  allowed, every row
 *   own  allowed, own rows only: those that the rule of the column "rows" leaves to the caller
 *   401  not logged in        403  role, right or account lacks the call        404  the record is not the caller's to see
 *
 * asks: "public", or a right of a module ("Role & Rights: edit"), kinds of accounts (staff, brand, tester), role ids.
 * rows: "-" nobody's (public), "all" without owners, "self" the caller's own things, else a kind of rows with an owner. A planned call has no server.
 */
/**
 * Sections "# area: title"; a served call has the ten callers, a planned one ends after "asks". Areas without a server
 * stand in plannedCalls.ts.
 */
export const callTable = `
# auth: Log-in, sessions and passwords
call                                | asks                 | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST authenticate                   | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/sessions.md#log-in
POST brandAuthenticate              | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/accounts.md#sign-up-of-brands, docs/domain/accounts.md#team-of-a-brand
POST testerworldAuthenticate        | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#tester-area
GET refreshtoken                    | public               | -    | 401    | own | own | own | own | own | own | own | own | own | docs/domain/sessions.md#refresh
POST logout                         | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | docs/domain/api.md#methods
POST userdetail/forgotPassword      | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/sessions.md#log-in, docs/domain/sessions.md#password-links
POST userdetail/findUserByResetToken| public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/sessions.md#log-in, docs/domain/sessions.md#password-links
POST userdetail/resetPassword       | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/sessions.md#log-in, docs/domain/sessions.md#password-links
POST brandForgotPassword            | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/accounts.md#sign-up-of-brands, docs/domain/sessions.md#password-links
POST brandForgotPassword/{token}    | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/accounts.md#sign-up-of-brands, docs/domain/sessions.md#password-links
POST brandAccountReactivation       | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/accounts.md#sign-up-of-brands, docs/domain/transitions.md#account-state
GET captcha                         | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/sessions.md#captcha
GET sessions                        | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | docs/domain/accounts.md#own-profile, docs/domain/testers.md#tester-accounts
POST sessions/end                   | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | docs/domain/accounts.md#own-profile
POST sessions/endOthers             | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | docs/domain/accounts.md#own-profile
POST changePassword                 | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | docs/domain/accounts.md#own-profile, docs/domain/testers.md#tester-accounts

# users: Own account and staff accounts
call                                | asks                  | rows  | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET getUserByUsername               | staff, brand, tester  | self  | 401    | own | own | own | own | own | own | own | own | own | docs/domain/accounts.md#own-profile
POST changesDefaultLanguage         | staff, brand, tester  | self  | 401    | own | own | own | own | own | own | own | own | own | docs/domain/areas.md#frame, docs/domain/accounts.md#own-profile
POST changeUserDefaultRegion        | staff, brand          | self  | 401    | own | own | own | own | own | own | own | 403 | own | docs/domain/permissions.md#roles
GET region/getAll                   | staff, brand, tester  | all   | 401    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/lookups.md#regions
POST updateUserProfile              | staff, brand, tester  | self  | 401    | own | own | own | 403 | own | own | own | own | own | docs/domain/accounts.md#own-profile
GET getUsers                        | User Management: view | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
GET getUserById/{id}                | User Management: view | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
GET deactivatedUsers                | User Management: view | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
POST getUsersWithPagination         | User Management: view | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
POST addUser                        | User Management: add  | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
POST addInternalUser                | User Management: add  | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
POST updateUser                     | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
POST changeUserStatus               | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
POST deactivateUser                 | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
POST reactivateUser                 | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
POST changeUserArchiveStatus        | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins
POST resetPassword                  | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/sessions.md#password-links
POST deleteUser                     | User Management: delete, 6 | users | 401 | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#staff-accounts, docs/domain/permissions.md#admins

# brand-users: Accounts of brands
call                                             | asks                      | rows       | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST getBrandUserWithPagination                  | Brand Management: view    | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/accounts.md#brand-accounts, docs/domain/permissions.md#rights
POST getBrandUserCompanyNameChangesWithPagination| Brand Management: view    | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/accounts.md#brand-accounts, docs/domain/permissions.md#rights
POST changeUserApproveStatus                     | Brand Management: approve | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/accounts.md#brand-accounts, docs/domain/permissions.md#rights
POST brandUserCompanyNameChange                  | staff, brand              | brandUsers | 401    | yes | own | own | 403 | own | yes | 403 | 403 | yes | docs/domain/accounts.md#brand-accounts, docs/domain/accounts.md#own-profile
POST addBrandUser                                | Brand Management: add     | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#brand-accounts, docs/domain/permissions.md#rights
POST updateBrandUser                             | staff, brand              | brandUsers | 401    | yes | own | own | 403 | 404 | yes | 403 | 403 | 403 | docs/domain/accounts.md#brand-accounts, docs/domain/accounts.md#own-profile, docs/domain/permissions.md#invited-brands
POST resetPasswordBrandUser                      | Brand Management: edit    | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#brand-accounts, docs/domain/sessions.md#password-links
GET brandUser/getById/{id} | Brand Management: view | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/accounts.md#brand-accounts, docs/domain/permissions.md#rights
POST brandInvitation/getWithPagination | Brand Management: view | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/accounts.md#brand-accounts, docs/domain/permissions.md#rights
POST brandInvitation/send | Brand Management: add | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#brand-accounts, docs/domain/mails.md#mails-to-brands, docs/domain/permissions.md#rights
POST brandInvitation/resend | Brand Management: edit | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#brand-accounts, docs/domain/permissions.md#rights
POST brandInvitation/withdraw | Brand Management: edit | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#brand-accounts, docs/domain/permissions.md#rights

# management-users: Accounts of artist managements
call                               | asks             | rows            | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST user/management/add           | Management: add  | managementUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#management-accounts, docs/domain/permissions.md#rights
POST user/management/update        | Management: edit | managementUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#management-accounts, docs/domain/permissions.md#rights
POST user/management/resetPassword | Management: edit | managementUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/accounts.md#management-accounts, docs/domain/sessions.md#password-links

# testers: Accounts of testers
call                                   | asks                   | rows    | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST getTesterworldUserWithPagination  | Testerworld User: view | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#tester-accounts
POST testerworldAuth/addUser           | Testerworld User: add  | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#tester-accounts
POST testerworldAuth/updateUser        | Testerworld User: edit | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#tester-accounts
POST testerworldAuth/resetPassword     | Testerworld User: edit | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#tester-accounts, docs/domain/sessions.md#password-links
GET fetchMaxTotalPoint                 | Testerworld User: view | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#tester-accounts, docs/domain/formulas.md#tester-points
GET testerUser/getById/{id} | Testerworld User: view, staff | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#tester-accounts
GET testerUser/getPoints/{id} | Testerworld User: view, staff | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#points
GET testerUser/getHistory/{id} | Testerworld User: view, staff | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#tester-accounts, docs/domain/lists.md#detail-pages
POST testerUser/correctPoints | Testerworld User: edit, staff | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#points
POST testerUser/changeBlock | Testerworld User: edit, staff | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#blocks
POST testerUser/export | Testerworld User: export, staff | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/testers.md#tester-accounts
POST testerworldAuth/resetPassword/{token} | public             | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#tester-area, docs/domain/sessions.md#password-links
POST testerworldAuth/verify            | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#tester-area
POST testerworldAuth/verify/{token}    | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#tester-area
POST testerworldAuth/forgotPassword    | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#tester-area
POST testerworldAuth/register          | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#tester-accounts
GET tester/points                      | tester                 | self    | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#points
GET tester/profile                     | tester                 | self    | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#profile-of-a-tester
POST tester/profile                    | tester                 | self    | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#profile-of-a-tester
POST tester/newsletter                 | tester                 | self    | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#newsletter-of-a-tester
POST tester/measuring                  | tester                 | self    | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#newsletter-of-a-tester
GET tester/export                      | tester                 | self    | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#tester-accounts
POST tester/delete                     | tester                 | self    | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/testers.md#deleting-the-own-account
POST newsletter/confirm/{token}        | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#newsletter-of-a-tester
GET newsletter/unsubscribe/{token}     | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#newsletter-of-a-tester
POST newsletter/unsubscribe/{token}    | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/testers.md#newsletter-of-a-tester

# brand-signup: Sign-up of brands
call                                | asks   | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST brandVerifyEmail/{token}       | public | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/accounts.md#sign-up-of-brands
POST brandVerifyEmail               | public | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/accounts.md#sign-up-of-brands
POST brandSignup | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/accounts.md#sign-up-of-brands
POST brandSignup/{signUpToken} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/accounts.md#sign-up-of-brands
GET brandSignup/token/{signUpToken} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/accounts.md#sign-up-of-brands
POST brandInvite | brand | brandUsers | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | docs/domain/accounts.md#own-profile, docs/domain/accounts.md#sign-up-of-brands, docs/domain/mails.md#mails-to-brands

# brand-profile: Own account of a brand
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET brandProfile | brand | brandUsers | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | docs/domain/accounts.md#own-profile
POST brandProfile/mailSettings | brand | self | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | docs/domain/accounts.md#own-profile
POST brandProfile/deletion | brand | self | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | docs/domain/accounts.md#own-profile
GET brandProfile/export | brand | self | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | docs/domain/accounts.md#own-profile

# legal: Terms that a brand has accepted
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET legal/get | brand | self | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/legal.md#terms
POST legal/accept | brand | self | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/legal.md#terms

# permissions: Roles and rights
call                                                      | asks                       | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET roleModulePermission/getRoleBaseModule                | staff, brand, tester       | self | 401    | own | own | own | own | own | own | own | own | own | docs/domain/permissions.md#permission-tree
GET roleModulePermission/getRoleByType/{type}             | Role & Rights: view, staff | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/permissions.md#rights, docs/domain/permissions.md#roles
GET roleModulePermission/getModuleRolePermission/{roleId} | Role & Rights: view, staff | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/permissions.md#rights
POST roleModulePermission/savePermission                  | Role & Rights: edit, staff | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/permissions.md#rights

# logs: Audit log
call                   | asks | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST log/getWithPagination | 6 | all | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/lists.md#log, docs/domain/permissions.md#admins
GET log/getById/{id}   | 6    | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/lists.md#log, docs/domain/permissions.md#admins
POST log/export        | 6    | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/lists.md#log

# influencers: Influencers and channels
call                                  | asks                          | rows        | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST influencer/advancedSearch        | Influencer Management: view   | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST influencer/filterCounts          | Influencer Management: view   | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
GET findAllInfluencers                | Influencer Management: view   | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST influencer/export                | Influencer Management: export | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST influencer/import/inspect        | Influencer Management: add    | all         | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#rights
POST influencer/import/preview        | Influencer Management: add    | all         | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#rights
POST influencer/import/faultyRows     | Influencer Management: add    | all         | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#rights
GET influencer/imports                | Influencer Management: add    | self        | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | docs/domain/people.md#influencers, docs/domain/permissions.md#rights
POST influencer/import/undo           | Influencer Management: add    | self        | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | docs/domain/people.md#influencers, docs/domain/permissions.md#rights
POST influencer/import                | Influencer Management: add    | all         | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#rights
GET influencer/{influencerId}/channels | Influencer Management: view | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST influencer/{influencerId}/channels | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST channelStatusChange | Influencer Management: edit | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management

# influencer-profile: Profiles of influencers
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET findInfluencersById/{id} | Influencer Management: view | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
GET influencer/{influencerId}/comments | Influencer Management: view, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers
POST influencer/{influencerId}/comments | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers
POST influencer/comments/update | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers
POST influencer/comments/delete | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers
GET influencer/{influencerId}/ratings | Influencer Management: view, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers
POST influencer/{influencerId}/ratings | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers
POST influencer/trustedChange | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers
GET influencer/{influencerId}/prices | Influencer Management: view | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
GET influencer/{influencerId}/campaigns | Influencer Management: view, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management

# influencer-edit: Changes of influencers
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET influencer/{influencerId}/edit | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST influencer/add | Influencer Management: add | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#rights
POST influencer/update | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST influencer/delete | Influencer Management: delete | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/people.md#influencers, docs/domain/permissions.md#rights
POST influencer/duplicates | Influencer Management: view | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST influencer/merge | Influencer Management: edit, 1, 6 | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/people.md#influencers
POST influencer/statusChange | Influencer Management: edit, 1, 6, 9 | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/people.md#influencers
POST influencer/changePicture | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST influencer/removePicture | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management
POST influencer/anonymise | Influencer Management: delete, 1, 6 | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/lists.md#detail-pages
POST influencer/dataExport | Influencer Management: export, 1, 6 | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/lists.md#detail-pages
GET influencer/{influencerId}/history | Influencer Management: view | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/lists.md#detail-pages

# instagram-statistics: Figures of channels
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET instagramStatistics/followerHistory/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/people.md#figures-of-channels, docs/domain/permissions.md#management
GET instagramStatistics/growth/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/people.md#figures-of-channels, docs/domain/permissions.md#management
GET instagramStatistics/forecast/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/people.md#figures-of-channels, docs/domain/permissions.md#management
GET instagramStatistics/audience/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/people.md#figures-of-channels, docs/domain/permissions.md#management
GET instagramStatistics/posts/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/people.md#figures-of-channels, docs/domain/permissions.md#management
GET instagramStatistics/engagement/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/people.md#figures-of-channels, docs/domain/permissions.md#management
POST instagramStatistics/figures | Influencer Management: edit | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/permissions.md#management

# bookmarks: Watch list
call                                    | asks                        | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST addBookMarkFunctionality           | Influencer Management: view | channels | 401 | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/people.md#expose, docs/domain/people.md#watch-list
POST removeBookMark                     | Influencer Management: view | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/people.md#expose, docs/domain/people.md#watch-list
POST removeAllBookMark                  | Influencer Management: view | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/people.md#expose, docs/domain/people.md#watch-list
GET fetchEachBookMarkData/{email}       | Influencer Management: view | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/people.md#expose, docs/domain/legal.md#hiding-addresses-in-paths
GET files/downloadJasperReport/{email}  | Influencer Management: view | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/people.md#expose, docs/domain/legal.md#hiding-addresses-in-paths, docs/domain/people.md#watch-list

# campaigns: Campaigns
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET campaign/v1/findAllCompaignData | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights, docs/domain/permissions.md#management
GET campaign/v1/fetchCompaignDataById/{id} | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/statistics | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/StateWiseCount | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/findMaxBudget | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/getcompaignDataFromSearchTextField | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/getAllCampaignNameAndId | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/work.md#work-overview
GET campaign/v1/getCampaignChoices | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/getCampaignDraft | Campaign Management: add | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns
POST campaign/v1/addCompaignData | Campaign Management: add | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/updateCompaignData | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/addEditCompaignData | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/deleteCompaign | Campaign Management: delete | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/campaigns.md#campaigns
POST campaign/v1/addKpiCalculation | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/getKpiCalculations | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/autoUpdateCampaign | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/brandInvoiceStatusChange | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#brand-invoice-status
POST campaign/v1/changeArchiveStatus | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#campaign-status
POST campaign/v1/campaignActiveDeactiveStatusChanged | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#campaign-status
POST campaign/v1/changeCampaignStatus | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#campaign-status
POST campaign/v1/updateBrandNDAStatus | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/contracts.md#ndas-of-requests, docs/domain/transitions.md#request-nda-status
POST campaign/v1/export | Campaign Management: export | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/report/{id} | Campaign Management: export | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/comments/{campaignId} | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/comments/{campaignId}/add | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/comments/{campaignId}/edit | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/comments/{campaignId}/delete | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/history/{campaignId} | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights

# campaign-entries: Channels in campaigns
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST campaign/v1/getCampaignInfluencersWithPagination | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/WithoutPagination | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/checkAndGetInfluencerChannel | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/addEditCompaignInfluencer | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/people.md#watch-list
POST campaign/v1/updateCampaignInfluencer | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/updateCampaignInfluencers | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/deleteCompaignInfluencer | Campaign Management: delete | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#published-entry
POST campaign/v1/stateChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#pipeline-state
POST campaign/v1/publishedStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/campaigns.md#self-service-campaigns, docs/domain/transitions.md#published-entry
POST campaign/v1/contentStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#content-status
POST campaign/v1/finalContentStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#final-content-status
POST campaign/v1/invoiceStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#invoice-status
POST campaign/v1/brandStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/transitions.md#brand-status
POST campaign/v1/updateNdaSignedStatus | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/contracts.md#ndas-of-requests, docs/domain/transitions.md#nda-of-a-channel
POST campaign/v1/changeBrandInterestStatus | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/campaigns.md#self-service-campaigns, docs/domain/enumerations.md#interest-status
POST campaign/v1/exportCampaignInfluencers | Campaign Management: export | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
GET campaign/v1/influencerComments/{compaignInfluencerId} | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/influencerComments/{compaignInfluencerId}/add | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/influencerComments/{compaignInfluencerId}/edit | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/influencerComments/{compaignInfluencerId}/delete | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights
POST campaign/v1/influencerComments/{compaignInfluencerId}/read | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/campaigns.md#self-service-campaigns
GET campaign/v1/influencerHistory/{compaignInfluencerId} | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#campaigns, docs/domain/permissions.md#rights

# learning-materials: Learning material for brands
call                                | asks                         | rows              | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET learningMaterial/getAll         | Learning Videos: view, brand | learningMaterials | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/materials.md#learning-materials
POST learningMaterial/seen          | Learning Videos: view, brand | learningMaterials | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/materials.md#learning-materials
POST learningVideo/getWithPagination | Learning Videos: view, staff | learningMaterials | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#learning-materials
POST learningVideo/save             | Learning Videos: edit        | learningMaterials | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#learning-materials
POST learningVideo/changeState      | Learning Videos: edit        | learningMaterials | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#learning-materials

# feedback: Feedback
call                  | asks                        | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST feedback/add     | staff, brand, 1, 2, 3, 7, 9 | all  | 401    | yes | yes | yes | 403 | yes | 403 | yes | 403 | yes | docs/domain/feedback.md#reading-feedback
GET feedback/getAll   | Feedback: view              | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/feedback.md#reading-feedback
POST feedback/delete  | Feedback: delete            | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/feedback.md#reading-feedback
POST feedback/read    | Feedback: edit              | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/feedback.md#reading-feedback
POST feedback/archive | Feedback: edit              | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/feedback.md#reading-feedback
POST feedback/restore | Feedback: edit              | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/feedback.md#reading-feedback

# notifications: Notifications
call                                     | asks  | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET notification/recent                  | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/notifications.md#new-and-read, docs/domain/notifications.md#who-has-a-bell
POST notification/markAsRead             | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/notifications.md#new-and-read
POST notification/markAllAsOld           | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/notifications.md#new-and-read
POST notification/deleteMultiple         | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/notifications.md#new-and-read
GET brandNotification/recent             | brand | self | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/notifications.md#sub-types, docs/domain/notifications.md#new-and-read
POST brandNotification/markAsRead        | brand | self | 401    | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/notifications.md#sub-types
POST brandNotification/markAllAsOld      | brand | self | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/notifications.md#sub-types
POST brandNotification/deleteMultiple    | brand | self | 401    | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | docs/domain/notifications.md#sub-types
POST notification/getWithPagination      | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/notifications.md#new-and-read, docs/domain/notifications.md#who-has-a-bell
POST brandNotification/getWithPagination | brand | self | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | docs/domain/notifications.md#sub-types
GET testerNotification/recent            | tester | self | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/notifications.md#testers
POST testerNotification/markAsRead       | tester | self | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/notifications.md#testers
POST testerNotification/markAllAsOld     | tester | self | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/notifications.md#testers
POST testerNotification/deleteMultiple   | tester | self | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/notifications.md#testers
POST testerNotification/getWithPagination| tester | self | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | own | 403 | docs/domain/notifications.md#testers

# customers: Customers
call                              | asks                              | rows      | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST customer/getWithPagination   | Customer Management: view         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers, docs/domain/permissions.md#rights
GET customer/getById/{id}         | Customer Management: view         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers, docs/domain/permissions.md#rights
POST customer/save                | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers, docs/domain/permissions.md#rights
POST customer/delete              | Customer Management: delete       | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/customers.md#customers, docs/domain/permissions.md#rights
POST customer/changeStatus        | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers, docs/domain/permissions.md#rights
POST customer/changeLogo          | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers, docs/domain/permissions.md#rights
POST customer/removeLogo          | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers, docs/domain/permissions.md#rights
POST customer/export              | Customer Management: export       | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers, docs/domain/permissions.md#rights
GET customer/getOwners            | Customer Management: view         | all       | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers
GET customer/getNames             | Customer Management: view         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#leads, docs/domain/accounts.md#brand-accounts
GET customer/getCampaigns/{id}    | Campaign Management: view, staff  | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers
GET customer/getRequests/{id}     | Campaign Request: view, staff     | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers
GET customer/getHistory/{id}      | Customer Management: view         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers
POST customer/inviteBrand         | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/customers.md#customers, docs/domain/mails.md#mails-to-brands
POST customer/resendInvitation    | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/accounts.md#brand-accounts
POST customer/withdrawInvitation  | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/accounts.md#brand-accounts

# todos: To-dos
call                       | asks          | rows  | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST todo/create           | Todos: add    | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos, docs/domain/permissions.md#rights
GET todo/read/{id}         | Todos: view   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/update           | Todos: edit   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/delete           | Todos: delete | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/work.md#to-dos, docs/domain/permissions.md#rights
GET todo/getByDueDate      | Todos: view   | self  | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | docs/domain/work.md#to-dos, docs/domain/work.md#todays-to-dos
POST todo/changeStatus     | Todos: edit   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos, docs/domain/transitions.md#to-do-status
GET todo/getTodoById/{id}  | Todos: view   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/getList          | Todos: view   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
GET todo/getAssignees      | Todos: view   | all   | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/work.md#to-dos
POST todo/checkList/add | Todos: edit | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/checkList/change | Todos: edit | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/checkList/delete | Todos: edit | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
GET todo/comments/{todoId} | Todos: view | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/comments/{todoId}/add | Todos: view | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/comments/{todoId}/edit | Todos: view | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/comments/{todoId}/delete | Todos: view | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | docs/domain/work.md#to-dos
GET todo/overdueMail | Todos: view | self | 401 | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | docs/domain/mails.md#overdue-to-dos
POST todo/overdueMail/change | Todos: view | self | 401 | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | docs/domain/mails.md#overdue-to-dos
GET todo/feed              | Todos: view   | self  | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/feed/create      | Todos: view   | self  | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | docs/domain/work.md#to-dos
POST todo/feed/revoke      | Todos: view   | self  | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | docs/domain/work.md#to-dos
GET todo/calendar/{token}  | public        | -     | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/work.md#to-dos

# work-overview: Work overview
call             | asks                               | rows      | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET workOverview | Influencer Management: view, 1, 6, 9 | campaigns | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/work.md#work-overview

# list-views: Saved searches and columns of lists
call                             | asks         | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET listView/{listId}            | staff, brand | self | 401    | own | own | own | own | own | own | own | 403 | own | docs/domain/lists.md#detail-pages, docs/domain/people.md#influencers
POST listView/savedSearch/add    | staff        | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/people.md#influencers
POST listView/savedSearch/update | staff        | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/people.md#influencers
POST listView/savedSearch/delete | staff        | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | docs/domain/people.md#influencers
POST listView/columns/save       | staff, brand | self | 401    | own | own | own | own | own | own | own | 403 | own | docs/domain/lists.md#detail-pages

# campaign-services: Services and prices
call                                          | asks                   | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET campaignService/getAll                    | Campaign Service: view | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#services-and-prices
GET campaignService/getPrices/{campaignServiceId} | Campaign Service: view | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/campaigns.md#services-and-prices
POST campaignService/update                   | Campaign Service: edit | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/campaigns.md#services-and-prices
POST campaignService/addPrice                 | Campaign Service: edit | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/campaigns.md#services-and-prices
POST campaignService/removePrice              | Campaign Service: edit | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/campaigns.md#services-and-prices

# files: Files of records
call                               | asks         | rows  | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST files/upload                  | staff, brand | files | 401    | yes | own | own | 403 | 404 | yes | own | 403 | yes | docs/domain/lookups.md, docs/domain/files.md#uploads, docs/domain/permissions.md#management, docs/domain/permissions.md#invited-brands
POST files/upload/begin            | staff, brand, tester | files | 401    | yes | own | own | 403 | 404 | yes | own | own | yes | as files/upload
POST files/upload/finish           | staff, brand, tester | self  | 401    | own | own | own | 403 | 404 | own | own | own | own | as files/upload; an upload is its owner's
HEAD files/resumable/{uploadId}    | staff, brand, tester | self  | 401    | own | own | own | own | 404 | own | own | own | own | an upload is its owner's
PATCH files/resumable/{uploadId}   | staff, brand, tester | self  | 401    | own | own | own | own | 404 | own | own | own | own | an upload is its owner's
DELETE files/resumable/{uploadId}  | staff, brand, tester | self  | 401    | own | own | own | own | 404 | own | own | own | own | an upload is its owner's
GET files/ofSubject                | staff, brand | files | 401    | yes | own | own | own | 404 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/customers.md#customers, docs/domain/campaigns.md#campaigns, docs/domain/requests.md#campaign-requests
GET files/{fileId}                 | staff, brand | files | 401    | yes | own | own | own | 404 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/customers.md#customers, docs/domain/campaigns.md#campaigns, docs/domain/requests.md#campaign-requests
POST files/delete                  | staff, brand | files | 401    | yes | own | own | 403 | 404 | yes | own | 403 | yes | docs/domain/people.md#influencers, docs/domain/customers.md#customers, docs/domain/campaigns.md#campaigns, docs/domain/requests.md#campaign-requests
`;
