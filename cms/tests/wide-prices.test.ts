import { createRequire } from 'node:module';
import { priceRange } from '@sumu/contract';
import createKnex from 'knex';
import { expect, inject, it } from 'vitest';
import { emptyDatabase } from './support/empty-database.ts';

const { up } = createRequire(import.meta.url)('../database/migrations/2026-11-25-wide-prices.js');

it.skipIf(inject('database').kind === 'sqlite')(
	'widens existing price columns to fit the highest price',
	async () => {
		const { variables, remove } = await emptyDatabase();
		const knex = createKnex({ client: 'postgres', connection: variables.DATABASE_URL });
		try {
			await knex.schema.createTable('projects', (table) => table.decimal('project_price', 10, 2));
			await knex('projects').insert({ project_price: 12.5 });
			await up(knex);
			await knex('projects').insert({ project_price: priceRange.max - 0.01 });
			expect(await knex('projects').select()).toEqual([
				{ project_price: '12.50' },
				{ project_price: '9999999998.99' },
			]);
		} finally {
			await knex.destroy();
			remove();
		}
	},
);
