import {
	apiEndpoints,
	entryPaths,
	type FoundItem,
	MAX_FOUND_ITEMS,
	sumuPaths,
} from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call, post } from './support/api.ts';
import { withRole } from './support/callers.ts';
import { callsOf, kinds } from './support/kinds.ts';
import { asOwner, ownerToken } from './support/owner.ts';
import { addDraft, addPublished, clear, panelTarget } from './support/panel.ts';
import { sample } from './support/samples.ts';

async function find(q: string, token?: string): Promise<FoundItem[]> {
	const { status, body } = await call(`/api/find?q=${encodeURIComponent(q)}`, {
		token: token ?? (await ownerToken()),
	});
	expect(status, JSON.stringify(body)).toBe(200);
	expect(apiEndpoints.findAnything.response.safeParse(body).error).toBeUndefined();
	return body.data;
}
const blogKind = kinds.find(({ kind }) => kind === 'blog');
if (!blogKind) throw new Error('There are no posts');
const { added: addPost } = callsOf(blogKind);
const save = (id: string, change: object) => asOwner('PUT', `/api/blog/update/${id}`, change);
const kindsOf = (items: FoundItem[]) => [...new Set(items.map(({ kind }) => kind))].toSorted();

const types = ['project', 'blog', 'service', 'skill', 'review', 'message', 'subscriber'];
const ids: Record<string, string> = {};

beforeAll(async () => {
	for (const type of types) await clear(type);
	ids.project = await addPublished(
		'project',
		sample.project('Quagga loom', {
			story: 'Woven for a **zoological** garden.',
			client: 'Lemur Ltd',
		}),
	);
	ids.blog = await addDraft(
		'blog',
		sample.blog('About quaggas', { description: 'Striped *half*.' }),
	);
	ids.service = await addPublished('service', sample.service('Quagga care'));
	ids.skill = await addPublished('skill', sample.skill('Quagga riding'));
	ids.review = await addDraft(
		'review',
		sample.review('Quagga Khan', { source: 'visitor', userEmail: 'gaur@example.com' }),
	);
	await post('/api/contact', {
		name: 'Tapir Rahman',
		email: 'tapir@example.com',
		number: '+880 1',
		subject: 'A site for my zoo',
		details: 'My quagga needs a shop with twenty pages.',
	});
	await post('/api/newsletter', { email: 'quagga-reader@example.com' });
	ids.user = (await person('Quagga Das')).id;
});
afterAll(async () => {
	for (const type of types) await clear(type);
});

describe('GET /find', () => {
	it('finds entries, drafts too, messages and people', async () => {
		const found = await find('quagga');
		expect(kindsOf(found)).toEqual([
			'blog',
			'message',
			'project',
			'review',
			'service',
			'skill',
			'subscriber',
			'user',
		]);
		for (const kind of ['project', 'blog', 'service', 'skill', 'review'] as const)
			expect(found).toContainEqual(
				expect.objectContaining({
					kind,
					_id: ids[kind],
					to: entryPaths[kind].edit.at(ids[kind] ?? ''),
					status: ['blog', 'review'].includes(kind) ? 'draft' : 'published',
				}),
			);
		expect(found).toContainEqual(
			expect.objectContaining({ kind: 'user', _id: ids.user, title: 'Quagga Das' }),
		);
	});

	it('finds all words in any order, in different fields', async () => {
		expect(await find('pages TAPIR twenty')).toMatchObject([
			{ kind: 'message', title: 'A site for my zoo', excerpt: expect.stringContaining('Tapir') },
		]);
		expect(await find('garden lemur quagga')).toMatchObject([
			{ kind: 'project', _id: ids.project, title: 'Quagga loom' },
		]);
		expect(await find('tapir giraffe')).toEqual([]);
		expect(await find('  ')).toEqual([]);
	});

	it('opens a message in its list', async () => {
		const [message] = await find('twenty pages');
		const { data } = (await asOwner('GET', '/api/messages')).body;
		expect(message?.to).toBe(
			`${sumuPaths.messages.at()}?search=tapir%40example.com&open=${data[0]._id}`,
		);
	});

	it('finds the latest saved text, and nothing that was deleted', async () => {
		const { _id } = await addPost({
			topic: 'Okapi',
			description: 'Wombat text.',
			excerpt: '',
			status: 'draft',
		});
		expect(await find('okapi')).toMatchObject([{ _id, excerpt: 'Wombat text.', status: 'draft' }]);
		await save(_id, { description: 'Gnu text.', status: 'published' });
		await save(_id, { topic: 'Bongo', status: 'draft' });
		expect(await find('wombat')).toEqual([]);
		expect(await find('bongo gnu')).toMatchObject([{ _id, title: 'Bongo', status: 'modified' }]);
		await asOwner('DELETE', `/api/blog/${_id}`);
		expect(await find('bongo')).toEqual([]);
	});

	it('finds screens and settings by their texts, screens first', async () => {
		expect((await find('trash'))[0]).toEqual({
			kind: 'screen',
			_id: 'trash',
			title: 'Trash',
			excerpt: '',
			to: sumuPaths.trash.at(),
		});
		expect(await find('zone time')).toContainEqual(
			expect.objectContaining({
				kind: 'setting',
				_id: 'timeZone',
				to: '/sumu/settings/language#setting-timeZone',
			}),
		);
	});

	it('returns at most 20 items, and no kind displaces the others', async () => {
		for (let at = 0; at < MAX_FOUND_ITEMS + 2; at += 1)
			await addDraft('skill', sample.skill(`Quagga ${at}`));
		const found = await find('quagga');
		expect(found).toHaveLength(MAX_FOUND_ITEMS);
		expect(kindsOf(found)).toContain('project');
		expect(kindsOf(found)).toContain('message');
	});

	it.each([
		['sumu-editor', ['blog'], ['Letters']],
		['sumu-assistant', ['project', 'review', 'service', 'skill'], []],
	] as const)('shows a %s only what the role may see', async (role, kinds, screens) => {
		const token = await withRole(role, panelTarget());
		expect(kindsOf(await find('quagga', token))).toEqual(kinds);
		expect(await find('zone time', token)).toEqual([]);
		expect((await find('subscribers', token)).map(({ title }) => title)).toEqual(screens);
		expect(kindsOf(await find('trash', token))).toEqual(['screen']);
		expect(await find('tapir', token)).toEqual([]);
		expect(await find('gaur', token)).toEqual([]);
	});

	it('finds reviews by the writer’s address for the owner, who sees it', async () => {
		expect((await find('gaur')).map(({ _id }) => _id)).toEqual([ids.review]);
	});

	it('refuses visitors', async () => {
		const { token } = await person();
		expect((await call('/api/find?q=quagga', { token })).status).toBe(403);
		expect((await call('/api/find?q=quagga')).status).toBe(401);
	});
});
