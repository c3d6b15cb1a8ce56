import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import './support/provided-context.ts';

interface Schema {
	collectionName: string;
	indexes?: { name: string; columns: string[] }[];
}

const schemas: Schema[] = readdirSync('src/api').flatMap((name) => {
	const path = join('src/api', name, 'content-types', name, 'schema.json');
	try {
		return [JSON.parse(readFileSync(path, 'utf8'))];
	} catch {
		return [];
	}
});

const sqliteFile = () => join(inject('database').variables.DATA_DIR ?? '', 'cms.db');

async function indexNames(): Promise<string[]> {
	const { kind, variables } = inject('database');
	if (kind === 'sqlite') {
		const database = new Sqlite(sqliteFile(), { readonly: true });
		const rows = database.prepare("select name from sqlite_master where type = 'index'").all();
		database.close();
		return rows.map((row) => String(Object(row).name));
	}
	const client = new pg.Client({ connectionString: variables.DATABASE_URL });
	await client.connect();
	const { rows } = await client.query('select indexname from pg_indexes');
	await client.end();
	return rows.map(({ indexname }) => indexname);
}

describe('indexes', () => {
	it('all exist in the database', async () => {
		const wanted = schemas.flatMap(({ indexes = [] }) => indexes.map(({ name }) => name));
		expect(wanted.length).toBeGreaterThan(10);
		expect(await indexNames()).toEqual(expect.arrayContaining(wanted));
	});

	it.runIf(inject('database').kind === 'sqlite').each([
		['projects', 'order by rank desc, id desc', 'projects_rank_idx'],
		['projects', 'order by updated_at desc, id desc', 'projects_updated_at_idx'],
		['projects', "and category = 'Web Design' order by rank desc, id desc", 'category_rank'],
		['projects', "and category = 'x' order by updated_at desc, id desc", 'category_updated_at'],
		['blogs', 'order by date desc, id desc', 'blogs_date_idx'],
		['reviews', 'order by date desc, id desc', 'reviews_date_idx'],
		['services', 'order by rank asc, id asc', 'services_rank_idx'],
		['skills', 'order by rank asc, id asc', 'skills_rank_idx'],
	])('serve %s %s without a sort', (table, rest, index) => {
		const database = new Sqlite(sqliteFile(), { readonly: true });
		const plan = database
			.prepare(
				`explain query plan select * from ${table} where published_at is not null ${rest} limit 9`,
			)
			.all();
		database.close();
		const text = JSON.stringify(plan);
		expect(text).toContain(index);
		expect(text).not.toContain('TEMP B-TREE');
	});
});
