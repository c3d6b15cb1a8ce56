import { join } from 'node:path';
import type { Check } from '../finding';
import { postgres } from './postgres';
import { sqlite } from './sqlite';

export const database: Check = {
	name: 'Database',
	look: ({ settings: { DATABASE_URL, DATA_DIR } }) =>
		DATABASE_URL ? postgres(DATABASE_URL) : sqlite(join(DATA_DIR, 'cms.db')),
};
