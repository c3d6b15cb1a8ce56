import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { command } from './support/backup.ts';
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

		it('is refused by a restore, in one sentence', async () => {
			const { variables, remove } = await emptyDatabase('SQL_ASCII');
			const backup = join(import.meta.dirname, 'fixtures/released-0.1.0.tar.gz');
			const { code, errors } = await command(variables, 'restore', backup);
			remove();
			expect(code).toBe(1);
			expect(errors.trim()).toMatch(
				/^The database in DATABASE_URL has the encoding SQL_ASCII, .+ set DATABASE_URL to it\.$/,
			);
		});
	},
);
