/** Every table of the database by its name; each room adds its own in its `tables.ts`. */
export interface Schema {}
