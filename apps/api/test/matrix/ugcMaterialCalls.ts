/** The part of the table for the library of UGC videos; see expectations.ts for its words. */
export const ugcMaterialTable = `
# ugc-materials: Library of UGC videos
call | asks | rows | nobody | 1 | 2 | 3 | 3t | 3o | 6 | 7 | 8 | 9 | source
POST ugcMaterial/getWithPagination | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library, docs/domain/permissions.md#modules
GET ugcMaterial/getById/{id} | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library, docs/domain/permissions.md#modules
GET ugcMaterial/choices | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library
GET ugcMaterial/history/{id} | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library, docs/domain/lists.md#detail-pages
POST ugcMaterial/tags | UGC Campaign Request: edit, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library
POST ugcMaterial/extendRights | UGC Campaign Request: edit, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library
GET ugcMaterial/download/{id} | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library
POST ugcMaterial/downloadZip | UGC Campaign Request: view, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library
POST ugcMaterial/link/create | UGC Campaign Request: edit, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library
POST ugcMaterial/link/revoke | UGC Campaign Request: edit, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | yes | docs/domain/materials.md#ugc-library
GET ugcMaterial/shared/{token} | public | - | yes | yes | yes | yes | yes | yes | yes | yes | yes | yes | docs/domain/materials.md#ugc-library
POST ugcMaterial/delete | UGC Campaign Request: delete, staff | ugcMaterials | 401 | yes | 403 | 403 | 403 | 403 | yes | 403 | 403 | 403 | docs/domain/materials.md#ugc-library, docs/domain/permissions.md#rights
`;
