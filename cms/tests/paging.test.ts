import { describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { insert } from './support/insert-rows.ts';
import { addPublished, panel } from './support/panel.ts';
import { sample } from './support/samples.ts';

const page = (number: number) => call(`/api/blogs/${number}`);
const uid = 'api::blog.blog';

describe('list pagination', () => {
	it('returns every post exactly once, newest first', async () => {
		const added: string[] = [];
		for (let day = 1; day <= 28; day += 1) {
			const date = new Date(Date.UTC(2020, 1, day)).toISOString();
			added.push(await addPublished('blog', sample.blog(`Day ${day}`, { date })));
		}
		const { pagination } = (await page(1)).body;
		const read: { _id: string; date: string }[] = [];
		for (const number of pagination) {
			const { status, body } = await page(number);
			expect(status).toBe(200);
			expect(body.data.length).toBe(number < pagination.length ? 9 : body.data.length);
			read.push(...body.data);
		}
		const ids = read.map(({ _id }) => _id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toEqual(expect.arrayContaining(added));
		const dates = read.map(({ date }) => date);
		expect(dates).toEqual(dates.toSorted().toReversed());
	});

	it('updates the page count at once after a post is added or deleted', async () => {
		const count = async () => {
			const { pagination } = (await page(1)).body;
			const last = (await page(pagination.at(-1))).body.data.length;
			return 9 * (pagination.length - 1) + last;
		};
		const before = await count();
		const ids: string[] = [];
		for (let number = 1; number <= 10; number += 1) {
			ids.push(await addPublished('blog', sample.blog(`Extra ${number}`)));
			expect(await count()).toBe(before + number);
		}
		for (const id of ids) await panel('DELETE', `/content-manager/collection-types/${uid}/${id}`);
		expect(await count()).toBe(before);
	});

	it('keeps the sort order on every page of a long list', async () => {
		const rows = Array.from({ length: 260 }, (_, number) => ({
			id: 2_000_000 + number,
			document_id: `deep${String(number).padStart(20, '0')}`,
			skill_name: `Deep ${String(number).padStart(3, '0')}`,
			percentage: 50,
			group: 'tools',
			rank: 2_000_000 + number,
			published_at: new Date(0),
		}));
		await insert(inject('database').variables, 'skills', rows);
		const names = rows.map(({ skill_name }) => skill_name);
		for (const number of [1, 13, 14, 15, 26]) {
			const { body } = await call(`/api/skills?page=${number}&size=10&search=Deep&sort=skillName`);
			expect(body.total).toBe(260);
			expect(body.data.map(({ skillName }: { skillName: string }) => skillName)).toEqual(
				names.slice(10 * (number - 1), 10 * number),
			);
		}
		const documentIds = rows.map(({ document_id }) => document_id);
		const skills = '/content-manager/collection-types/api::skill.skill';
		await panel('POST', `${skills}/actions/bulkDelete`, { documentIds });
	});
});
