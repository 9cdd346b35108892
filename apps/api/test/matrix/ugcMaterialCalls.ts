/** The part of the table for the library of UGC videos; see expectations.ts for its words. */
export const ugcMaterialTable = `
# ugc-materials: Library of UGC videos
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST ugcMaterial/getWithPagination | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7, A-053
GET ugcMaterial/getById/{id} | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7, A-053
GET ugcMaterial/choices | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7 "Filters"
GET ugcMaterial/history/{id} | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7, modules 0 "history"
POST ugcMaterial/tags | UGC Campaign Request: edit, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7 "tag"
POST ugcMaterial/extendRights | UGC Campaign Request: edit, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7 "extend rights"
GET ugcMaterial/download/{id} | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7 "download"
POST ugcMaterial/downloadZip | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7 "download (zip)"
POST ugcMaterial/link/create | UGC Campaign Request: edit, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7 "share link with expiry"
POST ugcMaterial/link/revoke | UGC Campaign Request: edit, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | C7 "share link with expiry"
GET ugcMaterial/shared/{token} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | C7 "share link with expiry"
POST ugcMaterial/delete | UGC Campaign Request: delete, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | C7 "delete with reason", M
`;
