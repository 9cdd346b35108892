/*
 * Who may call what, written by hand from the specification: appendix M (tab ids and start rights), `modules.md` ("Roles:" of every module and
 * "Who sees which module"), the decisions and the rulings. It is never made from the contract or the code: tests compare contract, server and
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
POST authenticate                   | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | A1
POST brandAuthenticate              | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | F1, A-047
POST testerworldAuthenticate        | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | G1
GET refreshtoken                    | public               | -    | 401    | own | own | own | own | own | own | own | own | own | A-059
POST logout                         | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | A-133
POST userdetail/forgotPassword      | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | A1, A-125
POST userdetail/findUserByResetToken| public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | A1, A-125
POST userdetail/resetPassword       | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | A1, A-125
POST brandForgotPassword            | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | F1, A-125
POST brandForgotPassword/{token}    | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | F1, A-125
POST brandAccountReactivation       | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | F1, T15
GET captcha                         | public               | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | A-065
GET sessions                        | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | E17 "sessions", F8, G4
POST sessions/end                   | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | E17 "end sessions"
POST sessions/endOthers             | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | E17 "end sessions"
POST changePassword                 | staff, brand, tester | self | 401    | own | own | own | own | own | own | own | own | own | E17, F8, G4; 3t: ruling "Which shell"

# users: Own account and staff accounts
call                                | asks                  | rows  | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET getUserByUsername               | staff, brand, tester  | self  | 401    | own | own | own | own | own | own | own | own | own | E17, F8, P1
POST changesDefaultLanguage         | staff, brand, tester  | self  | 401    | own | own | own | own | own | own | own | own | own | A2, E17, ruling "Which shell"
POST changeUserDefaultRegion        | staff, brand          | self  | 401    | own | own | own | own | own | own | own | 403 | own | A-028 (testers have no region)
GET region/getAll                   | staff, brand, tester  | all   | 401    | yes | yes | yes | yes | yes | yes | yes | yes | yes | A-095, P9
POST updateUserProfile              | staff, brand, tester  | self  | 401    | own | own | own | 403 | own | own | own | own | own | E17, F8; 3t: ruling "Which shell"
GET getUsers                        | User Management: view | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
GET getUserById/{id}                | User Management: view | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
GET deactivatedUsers                | User Management: view | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
POST getUsersWithPagination         | User Management: view | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
POST addUser                        | User Management: add  | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
POST addInternalUser                | User Management: add  | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
POST updateUser                     | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1 "edit", A-050
POST changeUserStatus               | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
POST deactivateUser                 | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
POST reactivateUser                 | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
POST changeUserArchiveStatus        | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-050
POST resetPassword                  | User Management: edit | users | 401    | own | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1, A-125
POST deleteUser                     | User Management: delete, 6 | users | 401 | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E1 "delete (S)", A-050 "hard delete"

# brand-users: Accounts of brands
call                                             | asks                      | rows       | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST getBrandUserWithPagination                  | Brand Management: view    | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | E2, M
POST getBrandUserCompanyNameChangesWithPagination| Brand Management: view    | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | E2, M
POST changeUserApproveStatus                     | Brand Management: approve | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | E2 "C view and approve", M
POST brandUserCompanyNameChange                  | staff, brand              | brandUsers | 401    | yes | own | own | 403 | own | yes | 403 | 403 | yes | E2 (decide: right approve), F8 (ask for the own company: B, not BT)
POST addBrandUser                                | Brand Management: add     | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E2, M
POST updateBrandUser                             | staff, brand              | brandUsers | 401    | yes | own | own | 403 | 404 | yes | 403 | 403 | 403 | E2 (right edit), F8 (B, not BT), A-034
POST resetPasswordBrandUser                      | Brand Management: edit    | brandUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E2, A-125
GET brandUser/getById/{id} | Brand Management: view | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | E2, M
POST brandInvitation/getWithPagination | Brand Management: view | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | E2 tab Einladungen, M
POST brandInvitation/send | Brand Management: add | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E2 "invite by token", EM20, M
POST brandInvitation/resend | Brand Management: edit | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E2, M
POST brandInvitation/withdraw | Brand Management: edit | brandUsers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E2, M

# management-users: Accounts of artist managements
call                               | asks             | rows            | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST user/management/add           | Management: add  | managementUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D12 "A, S, C view", M
POST user/management/update        | Management: edit | managementUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D12, M
POST user/management/resetPassword | Management: edit | managementUsers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D12, A-125

# testers: Accounts of testers
call                                   | asks                   | rows    | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST getTesterworldUserWithPagination  | Testerworld User: view | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E7
POST testerworldAuth/addUser           | Testerworld User: add  | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E7
POST testerworldAuth/updateUser        | Testerworld User: edit | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E7
POST testerworldAuth/resetPassword     | Testerworld User: edit | testers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E7, A-125 "admin"
POST testerworldAuth/resetPassword/{token} | public             | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | G1, A-125 "self by token"
POST testerworldAuth/verify            | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | G1 "not verified"
POST testerworldAuth/verify/{token}    | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | G1, P11
POST testerworldAuth/forgotPassword    | public                 | -       | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | G1, P11
POST testerworldAuth/register          | public                 | G1, P11
GET fetchMaxTotalPoint                 | Testerworld User: view | E7, K3
GET tester/points                      | tester                 | G4
GET tester/profile                     | tester                 | G4
POST tester/profile                    | tester                 | G4

# brand-signup: Sign-up of brands
call                                | asks   | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST brandVerifyEmail/{token}       | public | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | F1, P10
POST brandVerifyEmail               | public | -    | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | F1 "not verified (send again)"
POST brandSignup | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | F1, A-126
POST brandSignup/{signUpToken} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | F1, A-126
GET brandSignup/token/{signUpToken} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | F1, A-126
POST brandInvite | brand | brandUsers | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | F8 (B, not BT), P10, EM27

# brand-profile: Own account of a brand
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET brandProfile | brand | brandUsers | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | F8 (B, not BT)
POST brandProfile/mailSettings | brand | self | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | F8 (B, not BT)
POST brandProfile/deletion | brand | self | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | F8 (B, not BT)
GET brandProfile/export | brand | self | 401 | 403 | own | own | 403 | own | 403 | 403 | 403 | 403 | F8 (B, not BT)

# legal: Terms that a brand has accepted
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET legal/get | brand | self | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F10 (B, BT)
POST legal/accept | brand | self | 401 | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F10 (B, BT)

# permissions: Roles and rights
call                                                      | asks                       | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET roleModulePermission/getRoleBaseModule                | staff, brand, tester       | self | 401    | own | own | own | own | own | own | own | own | own | A-051
GET roleModulePermission/getRoleByType/{type}             | Role & Rights: view, staff | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E3, A-048
GET roleModulePermission/getModuleRolePermission/{roleId} | Role & Rights: view, staff | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E3
POST roleModulePermission/savePermission                  | Role & Rights: edit, staff | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E3 (role 6 by the super admin alone)

# logs: Audit log
call                   | asks | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST log/getWithPagination | 6 | all | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E4 "S", A-050
GET log/getById/{id}   | 6    | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E4, A-050
POST log/export        | 6    | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | E4 "export (S)"

# influencers: Influencers and channels
call                                  | asks                          | rows        | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST influencer/advancedSearch        | Influencer Management: view   | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-049
POST influencer/filterCounts          | Influencer Management: view   | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-049
GET findAllInfluencers                | Influencer Management: view   | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-049
POST influencer/export                | Influencer Management: export | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1, A-049 (M: no exports)
POST influencer/import/inspect        | Influencer Management: add    | all         | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1, M
POST influencer/import/preview        | Influencer Management: add    | all         | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1, M
POST influencer/import/faultyRows     | Influencer Management: add    | all         | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1, M
GET influencer/imports                | Influencer Management: add    | self        | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | B1, M
POST influencer/import/undo           | Influencer Management: add    | self        | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | B1, M
POST influencer/import                | Influencer Management: add    | all         | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1, M
GET influencer/{influencerId}/channels | Influencer Management: view | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-049
POST influencer/{influencerId}/channels | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-049 (M: own)
POST channelStatusChange | Influencer Management: edit | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-049 (M: own)

# influencer-profile: Profiles of influencers
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET findInfluencersById/{id} | Influencer Management: view | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-049
GET influencer/{influencerId}/comments | Influencer Management: view, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1 "M … without comments"
POST influencer/{influencerId}/comments | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1 "M … without comments"
POST influencer/comments/update | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1 "M … without comments"
POST influencer/comments/delete | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1 "M … without comments"
GET influencer/{influencerId}/ratings | Influencer Management: view, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1 "rate (1-5 with text)"
POST influencer/{influencerId}/ratings | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1 "rate (1-5 with text)"
POST influencer/trustedChange | Influencer Management: edit, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1 "mark trusted (A, C with right)"
GET influencer/{influencerId}/prices | Influencer Management: view | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1 "price history", A-049
GET influencer/{influencerId}/campaigns | Influencer Management: view, 1, 6, 9 | influencers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1, A-049 (M: no campaigns)

# influencer-edit: Changes of influencers
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET influencer/{influencerId}/edit | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-049 (M: own)
POST influencer/add | Influencer Management: add | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1, M
POST influencer/update | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-049 (M: own)
POST influencer/delete | Influencer Management: delete | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | B1, M
POST influencer/duplicates | Influencer Management: view | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1 "duplicate check", A-049
POST influencer/merge | Influencer Management: edit, 1, 6 | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | B1 "merge duplicates (A)"
POST influencer/statusChange | Influencer Management: edit, 1, 6, 9 | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B1 "influencer active/blocked"
POST influencer/changePicture | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1 "head with picture", A-049 (M: own)
POST influencer/removePicture | Influencer Management: edit | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1 "head with picture", A-049 (M: own)
POST influencer/anonymise | Influencer Management: delete, 1, 6 | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | modules 0 "anonymise action for A and S"
POST influencer/dataExport | Influencer Management: export, 1, 6 | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | modules 0 "Datenauskunft"
GET influencer/{influencerId}/history | Influencer Management: view | influencers | 401 | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | modules 0 "right column with history"

# instagram-statistics: Figures of channels
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET instagramStatistics/followerHistory/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-130, A-049
GET instagramStatistics/growth/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-130, A-049
GET instagramStatistics/forecast/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-130, A-049
GET instagramStatistics/audience/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-130, A-049
GET instagramStatistics/posts/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-130, A-049
GET instagramStatistics/engagement/{id} | Influencer Management: view | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1, A-130, A-049
POST instagramStatistics/figures | Influencer Management: edit | channels | 401    | yes | 403 | 403 | 403 | 403 | yes | own | 403 | yes | B1 edit page, A-049 (M: own)

# bookmarks: Watch list
call                                    | asks                        | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST addBookMarkFunctionality           | Influencer Management: view | channels | 401 | own | 403 | 403 | 403 | 403 | own | own | 403 | own | B2 "all non-brand", A-067
POST removeBookMark                     | Influencer Management: view | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | B2, A-067
POST removeAllBookMark                  | Influencer Management: view | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | B2, A-098
GET fetchEachBookMarkData/{email}       | Influencer Management: view | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | B2, A-061
GET files/downloadJasperReport/{email}  | Influencer Management: view | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | B2, A-061, A-067

# campaigns: Campaigns
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
GET campaign/v1/findAllCompaignData | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M, A-049 (M: no campaigns)
GET campaign/v1/fetchCompaignDataById/{id} | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/statistics | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/StateWiseCount | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/findMaxBudget | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/getcompaignDataFromSearchTextField | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/getAllCampaignNameAndId | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, A3
GET campaign/v1/getCampaignChoices | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/getCampaignDraft | Campaign Management: add | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1 "from request or copy"
POST campaign/v1/addCompaignData | Campaign Management: add | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/updateCompaignData | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/addEditCompaignData | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/deleteCompaign | Campaign Management: delete | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | C1 (C: no delete)
POST campaign/v1/addKpiCalculation | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/getKpiCalculations | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/autoUpdateCampaign | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/brandInvoiceStatusChange | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, T3
POST campaign/v1/changeArchiveStatus | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, T16
POST campaign/v1/campaignActiveDeactiveStatusChanged | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, T16
POST campaign/v1/changeCampaignStatus | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, T16
POST campaign/v1/updateBrandNDAStatus | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, D3, T6
POST campaign/v1/export | Campaign Management: export | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/report/{id} | Campaign Management: export | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/comments/{campaignId} | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/comments/{campaignId}/add | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/comments/{campaignId}/edit | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/comments/{campaignId}/delete | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/history/{campaignId} | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M

# campaign-entries: Channels in campaigns
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST campaign/v1/getCampaignInfluencersWithPagination | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/WithoutPagination | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/checkAndGetInfluencerChannel | Campaign Management: view | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/addEditCompaignInfluencer | Campaign Management: edit | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, A-067
POST campaign/v1/updateCampaignInfluencer | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/updateCampaignInfluencers | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/deleteCompaignInfluencer | Campaign Management: delete | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | C1 (C: no delete), T19
POST campaign/v1/stateChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, T9
POST campaign/v1/publishedStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, C4, T19
POST campaign/v1/contentStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, T2
POST campaign/v1/finalContentStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, T4
POST campaign/v1/invoiceStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, T1
POST campaign/v1/brandStatusChange | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, T7 "on behalf of the brand with a note"
POST campaign/v1/updateNdaSignedStatus | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, D3, T8
POST campaign/v1/changeBrandInterestStatus | Campaign Management: edit | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, C4, A-084
POST campaign/v1/exportCampaignInfluencers | Campaign Management: export | campaigns | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
GET campaign/v1/influencerComments/{compaignInfluencerId} | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/influencerComments/{compaignInfluencerId}/add | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/influencerComments/{compaignInfluencerId}/edit | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/influencerComments/{compaignInfluencerId}/delete | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M
POST campaign/v1/influencerComments/{compaignInfluencerId}/read | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, C4 "unread comments"
GET campaign/v1/influencerHistory/{compaignInfluencerId} | Campaign Management: view | campaignEntries | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C1, M

# learning-materials: Learning material for brands
call                                | asks                         | rows              | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET learningMaterial/getAll         | Learning Videos: view, brand | learningMaterials | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F6, C6
POST learningMaterial/seen          | Learning Videos: view, brand | learningMaterials | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F6 "mark seen"
POST learningVideo/getWithPagination | Learning Videos: view, staff | learningMaterials | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C6
POST learningVideo/save             | Learning Videos: edit        | learningMaterials | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C6 "A, S, C edit"
POST learningVideo/changeState      | Learning Videos: edit        | learningMaterials | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C6 "publish"

# feedback: Feedback
call                  | asks                        | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST feedback/add     | staff, brand, 1, 2, 3, 7, 9 | all  | 401    | yes | yes | yes | 403 | yes | 403 | yes | 403 | yes | D8 "everybody except S and BT"
GET feedback/getAll   | Feedback: view              | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D8 "S all, A view"
POST feedback/delete  | Feedback: delete            | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D8
POST feedback/read    | Feedback: edit              | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D8
POST feedback/archive | Feedback: edit              | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D8
POST feedback/restore | Feedback: edit              | all  | 401    | 403 | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D8

# notifications: Notifications
call                                     | asks  | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET notification/recent                  | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | E16, A-038, P8
POST notification/markAsRead             | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | E16, A-071
POST notification/markAllAsOld           | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | E16, A-071
POST notification/deleteMultiple         | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | E16
GET brandNotification/recent             | brand | self | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F7, P8
POST brandNotification/markAsRead        | brand | self | 401    | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F7, ruling "Foreign ids"
POST brandNotification/markAllAsOld      | brand | self | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F7
POST brandNotification/deleteMultiple    | brand | self | 401    | 403 | own | own | own | 404 | 403 | 403 | 403 | 403 | F7, ruling "Foreign ids"
POST notification/getWithPagination      | staff | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | E16, A-038
POST brandNotification/getWithPagination | brand | self | 401    | 403 | own | own | own | own | 403 | 403 | 403 | 403 | F7

# customers: Customers
call                              | asks                              | rows      | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST customer/getWithPagination   | Customer Management: view         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3, M
GET customer/getById/{id}         | Customer Management: view         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3, M
POST customer/save                | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3, M
POST customer/delete              | Customer Management: delete       | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | B3, M (C: no delete)
POST customer/changeStatus        | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3 "archive", M
POST customer/changeLogo          | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3 "filePath logo", M
POST customer/removeLogo          | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3 "filePath logo", M
POST customer/export              | Customer Management: export       | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3 "export", M
GET customer/getOwners            | Customer Management: view         | all       | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3 "account owner"
GET customer/getNames             | Customer Management: view         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B4 "convert to customer", E2 "choose customer"
GET customer/getCampaigns/{id}    | Campaign Management: view, staff  | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3 "Tabs: Kampagnen"
GET customer/getRequests/{id}     | Campaign Request: view, staff     | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3 "Tabs: Anfragen"
GET customer/getHistory/{id}      | Customer Management: view         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3 "Tabs: Verlauf"
POST customer/inviteBrand         | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | B3 "invite brand user", EM20
POST customer/resendInvitation    | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | E2 "invitations"
POST customer/withdrawInvitation  | Customer Management: edit         | customers | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | E2 "invitations"

# todos: To-dos
call                       | asks          | rows  | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST todo/create           | Todos: add    | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10, M
GET todo/read/{id}         | Todos: view   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10
POST todo/update           | Todos: edit   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10
POST todo/delete           | Todos: delete | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | D10 "delete (creator)", M (C: no delete)
GET todo/getByDueDate      | Todos: view   | self  | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | D10, A-118
POST todo/changeStatus     | Todos: edit   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10, T13
GET todo/getTodoById/{id}  | Todos: view   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10
POST todo/getList          | Todos: view   | todos | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10 "mine, created by me"
GET todo/getAssignees      | Todos: view   | all   | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | D10 "reassign"
POST todo/checkList/add | Todos: edit | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10 "check list"
POST todo/checkList/change | Todos: edit | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10 "check list"
POST todo/checkList/delete | Todos: edit | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10 "check list"
GET todo/comments/{todoId} | Todos: view | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10 "comments"
POST todo/comments/{todoId}/add | Todos: view | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10 "comments"
POST todo/comments/{todoId}/edit | Todos: view | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10 "comments"
POST todo/comments/{todoId}/delete | Todos: view | todos | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | own | D10 "comments"
GET todo/overdueMail | Todos: view | self | 401 | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | EM94 "Off"
POST todo/overdueMail/change | Todos: view | self | 401 | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | EM94 "Off"
GET todo/feed              | Todos: view   | self  | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | D10 "calendar link"
POST todo/feed/create      | Todos: view   | self  | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | D10 "calendar link"
POST todo/feed/revoke      | Todos: view   | self  | 401    | own | 403 | 403 | 403 | 403 | own | 403 | 403 | own | D10 "calendar link"
GET todo/calendar/{token}  | public        | -     | yes    | yes | yes | yes | yes | yes | yes | yes | yes | yes | D10 "calendar link": a calendar program cannot log in

# work-overview: Work overview
call             | asks                               | rows      | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET workOverview | Influencer Management: view, 1, 6, 9 | campaigns | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | A3 "A, S, C"

# list-views: Saved searches and columns of lists
call                             | asks         | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET listView/{listId}            | staff, brand | self | 401    | own | own | own | own | own | own | own | 403 | own | 0 "column chooser", B1 "Saved searches per user"
POST listView/savedSearch/add    | staff        | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | B1 "Saved searches per user"
POST listView/savedSearch/update | staff        | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | B1 "Saved searches per user"
POST listView/savedSearch/delete | staff        | self | 401    | own | 403 | 403 | 403 | 403 | own | own | 403 | own | B1 "Saved searches per user"
POST listView/columns/save       | staff, brand | self | 401    | own | own | own | own | own | own | own | 403 | own | 0 "column chooser"

# campaign-services: Services and prices
call                                          | asks                   | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET campaignService/getAll                    | Campaign Service: view | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C5
GET campaignService/getPrices/{campaignServiceId} | Campaign Service: view | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C5
POST campaignService/update                   | Campaign Service: edit | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | C5 "A, S edit; C view"
POST campaignService/addPrice                 | Campaign Service: edit | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | C5 "A, S edit; C view"
POST campaignService/removePrice              | Campaign Service: edit | all  | 401    | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | C5 "A, S edit; C view"

# files: Files of records
call                               | asks         | rows  | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
POST files/upload                  | staff, brand | files | 401    | yes | own | own | 403 | 404 | yes | own | 403 | yes | P9, A-106; right edit in the module of the record; A-049, A-034
POST files/upload/begin            | staff, brand | files | 401    | yes | own | own | 403 | 404 | yes | own | 403 | yes | as files/upload
POST files/upload/finish           | staff, brand | self  | 401    | own | own | own | 403 | 404 | own | own | 403 | own | as files/upload; an upload is its owner's
HEAD files/resumable/{uploadId}    | staff, brand | self  | 401    | own | own | own | own | 404 | own | own | 403 | own | an upload is its owner's
PATCH files/resumable/{uploadId}   | staff, brand | self  | 401    | own | own | own | own | 404 | own | own | 403 | own | an upload is its owner's
DELETE files/resumable/{uploadId}  | staff, brand | self  | 401    | own | own | own | own | 404 | own | own | 403 | own | an upload is its owner's
GET files/ofSubject                | staff, brand | files | 401    | yes | own | own | own | 404 | yes | own | 403 | yes | B1, B3, C1 "Dateien", F3
GET files/{fileId}                 | staff, brand | files | 401    | yes | own | own | own | 404 | yes | own | 403 | yes | B1, B3, C1 "Dateien", F3
POST files/delete                  | staff, brand | files | 401    | yes | own | own | 403 | 404 | yes | own | 403 | yes | B1, B3, C1 "Dateien", F3

# tester-projects: Product tests
call                             | asks   | rows | nobody | 1   | 2   | 3   | 3t  | 3o  | 6   | 7   | 8   | 9   | source
GET testerProject/getOpen        | tester | all  | 401    | 403 | 403 | 403 | 403 | 403 | 403 | 403 | yes | 403 | G2
GET testerProject/getById/{id}   | tester | G2
POST testerProject/apply         | tester | G2
POST testerProject/withdraw      | tester | G2
POST testerProject/submitAnswers | tester | G3
POST testerProject/uploadMedia   | tester | G3
`;
