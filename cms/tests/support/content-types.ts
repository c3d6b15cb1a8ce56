import { existsSync, readdirSync } from 'node:fs';

/** Names of our content types, read from their folders. */
export const contentTypes = readdirSync('src/api').filter((name) =>
	existsSync(`src/api/${name}/content-types/${name}/schema.json`),
);
