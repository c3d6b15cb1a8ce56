import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OwnDatabase } from './support/empty-database.ts';
import { insert } from './support/insert-rows.ts';
import { movingClock } from './support/moving-clock.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Server, startServer } from './support/server.ts';

const day = 24 * 3600 * 1000;
const clock = movingClock();
/** Days before the night, which is the one after today’s: the prepared database has seen that one. */
const daysAgo = (days: number) => new Date(clock.now() - days * day);

/** A link for a testimonial that expired some days ago, or was answered then. */
const link = (name: string, days: number, isAnswered: boolean) => ({
	public_id: name,
	name,
	email: `${name}@example.com`,
	created_at: daysAgo(days),
	expires_at: daysAgo(days),
	used_at: isAnswered ? daysAgo(days) : null,
	review_id: isAnswered ? `review-${name}` : null,
});

const review = (name: string) => ({
	document_id: `review-${name}`,
	user_name: name,
	review_text: name,
	rating: 5,
});

const importOf = (name: string, updated: Date) => ({
	document_id: name,
	state: 'ready',
	name,
	done: 0,
	total: 0,
	options: '{}',
	report: '[]',
	tables: '[]',
	notes: '[]',
	error: '',
	created_by: '',
	created_at: updated,
	updated_at: updated,
});

let database: OwnDatabase;
let server: Server;
let imports: string;

beforeAll(async () => {
	database = await preparedDatabase();
	const variables: Record<string, string> = { ...database.variables, ...clock.variables };
	clock.pass(day + 3600 * 1000);
	await insert(variables, 'testimonial_requests', [
		link('expired-long-ago', 31, false),
		link('expired-lately', 29, false),
		link('answered-long-ago', 91, true),
		link('answered-lately', 89, true),
		link('answer-deleted', 31, true),
	]);
	await insert(variables, 'reviews', [review('answered-long-ago'), review('answered-lately')]);
	await insert(variables, 'imports', [
		importOf('forgotten', daysAgo(8)),
		importOf('waiting', daysAgo(6)),
	]);
	imports = join(variables.DATA_DIR ?? '', 'imports');
	for (const name of ['forgotten', 'waiting', 'broken-off', 'arriving']) {
		mkdirSync(join(imports, name), { recursive: true });
		writeFileSync(join(imports, name, 'posts.zip'), name);
	}
	for (const name of ['forgotten', 'waiting', 'broken-off', 'arriving']) {
		const changed = daysAgo(name === 'arriving' ? 0 : 2);
		utimesSync(join(imports, name), changed, changed);
	}
	server = await startServer(variables);
	await vi.waitUntil(() => !existsSync(join(imports, 'broken-off')), { timeout: 60_000 });
});
afterAll(async () => {
	await server.stop();
	database.remove();
	clock.remove();
});

it('deletes links for testimonials 30 days after their end, and addresses 90 days after the answer', async () => {
	const { body } = await asOwner('GET', '/api/testimonial-requests', undefined, server.url);
	const left = body.data.map(({ _id, email }: { _id: string; email: string }) => [_id, email]);
	expect(left).toEqual([
		['answered-lately', 'answered-lately@example.com'],
		['answered-long-ago', ''],
		['expired-lately', 'expired-lately@example.com'],
	]);
});

it('deletes the files of imports that nobody starts for a week, and of uploads that broke off', async () => {
	expect(readdirSync(imports).sort()).toEqual(['arriving', 'waiting']);
	const { body } = await asOwner('GET', '/api/import/forgotten', undefined, server.url);
	expect(body.data.state).toBe('cancelled');
});
