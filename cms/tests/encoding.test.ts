import { describe, expect, inject, it } from 'vitest';
import { emptyDatabase } from './support/empty-database.ts';
import './support/provided-context.ts';
import { startServer } from './support/server.ts';

describe.runIf(inject('database').kind === 'postgres')(
	'a PostgreSQL database with SQL_ASCII encoding',
	() => {
		it('is refused with advice to use UTF8', async () => {
			const { variables, remove } = await emptyDatabase('SQL_ASCII');
			await expect(startServer(variables)).rejects.toThrow(
				"the database's encoding is SQL_ASCII; create one with the encoding UTF8",
			);
			remove();
		});
	},
);
