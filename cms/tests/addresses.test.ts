import { messages } from '@sumu/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { clear, panel } from './support/panel.ts';

const post = {
	author: 'Sumu',
	description: 'A form is **HTML** first.',
	img: 'https://pictures.example.com/forms.jpg',
};
const add = async (topic: string, more: object = {}) =>
	(await asOwner('POST', '/blog/add-blog', { ...post, topic, ...more })).body.data;
const change = (id: string, body: object) => asOwner('PUT', `/blog/update/${id}`, body);
const at = async (slug: string) => {
	const { status, body } = await call(`/api/blog/${encodeURIComponent(slug)}`);
	return status === 200 ? body.data._id : status;
};
const leads = async (path: string) =>
	(await call(`/api/address?path=${encodeURIComponent(path)}`)).body.data?.path ?? null;

afterAll(() => clear('blog'));

describe('entry slugs', () => {
	it.each([
		['Příliš žluťoučký kůň, a to hned!', 'prilis-zlutoucky-kun-a-to-hned'],
		['শাপলা চা ঘর', 'শাপলা-চা-ঘর'],
		['Straße in Đà Nẵng: “don’t”', 'strasse-in-da-nang-dont'],
		['北京 茶馆', '北京-茶馆'],
		['2024', 'blog-2024'],
		['!!!', 'blog'],
	])('derives the slug from the name %s', async (topic, slug) => {
		const made = await add(topic);
		expect(made.slug).toBe(slug);
		expect(await at(slug)).toBe(made._id);
		expect(await at(made._id)).toBe(made._id);
		await asOwner('DELETE', `/blog/${made._id}`);
	});

	it('truncates long slugs and numbers duplicates', async () => {
		const long = await add(`${'looms and threads '.repeat(16)}`);
		expect(long.slug.length).toBeLessThanOrEqual(112);
		expect(long.slug).toMatch(/^looms-and-threads-.*(looms|and|threads)$/);
		const made = await Promise.all([1, 2, 3].map(() => add('Three at once')));
		expect(made.map((one) => one.slug).sort()).toEqual([
			'three-at-once',
			'three-at-once-2',
			'three-at-once-3',
		]);
	});

	it('refuses a slug that is taken or has no usable characters', async () => {
		const [one, other] = [await add('Warp'), await add('Weft')];
		for (const [slug, message] of [
			['  WARP ', messages.slugTaken],
			['?!', messages.noSlug],
		]) {
			const { status, body } = await change(other._id, { slug });
			expect(status).toBe(400);
			expect(body.error.details.errors).toEqual([{ path: ['slug'], message }]);
		}
		expect((await change(one._id, { slug: 'Warp!' })).body.data.slug).toBe('warp');
	});

	it('redirects each former slug until another post uses it', async () => {
		const { _id } = await add('First name');
		await change(_id, { topic: 'Second name' });
		expect(await at('first-name')).toBe(_id);
		expect(await leads('/blog/first-name')).toBeNull();
		await change(_id, { slug: 'Second name' });
		await change(_id, { slug: 'third' });
		expect(await at('first-name')).toBe(_id);
		expect(await leads('/blog/first-name/')).toBe('/blog/third');
		expect(await leads('/blog/second-name')).toBe('/blog/third');
		expect(await leads('/project/first-name')).toBeNull();
		const next = await add('First name');
		expect(await at('first-name')).toBe(next._id);
		expect(await leads('/blog/first-name')).toBeNull();
		await asOwner('DELETE', `/blog/${_id}`);
		expect(await leads('/blog/second-name')).toBeNull();
		expect(await at('second-name')).toBe(404);
	});

	it('applies a drafted slug on publication and gives a duplicate its own slug', async () => {
		const { _id } = await add('Drafted');
		await change(_id, { slug: 'moved', status: 'draft' });
		expect([await at('drafted'), await at('moved')]).toEqual([_id, 404]);
		const copy = (await asOwner('POST', `/blog/${_id}/duplicate`)).body.data;
		expect(copy.slug).toBe('drafted-copy');
		await panel('POST', `/content-manager/collection-types/api::blog.blog/${_id}/actions/publish`);
		expect([await at('drafted'), await at('moved')]).toEqual([_id, _id]);
		expect(await leads('/blog/drafted')).toBe('/blog/moved');
	});
});
