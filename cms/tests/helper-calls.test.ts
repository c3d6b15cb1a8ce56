import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { addDraft, clear, panel } from './support/panel.ts';
import { sample } from './support/samples.ts';

const people = '/content-manager/collection-types/plugin::users-permissions.user';
const drafts: Record<string, string> = {};
const tokens: Record<string, string> = {};

async function withRole(type: string): Promise<string> {
	const { id, token } = await person('Helper');
	const { roles } = await panel('GET', '/users-permissions/roles');
	const role = roles.find((each: { type: string }) => each.type === type);
	await panel('PUT', `${people}/${id}`, { role: { connect: [{ id: role.id }], disconnect: [] } });
	return token;
}

beforeAll(async () => {
	// Counted below.
	await clear('blog');
	tokens.editor = await withRole('sumu-editor');
	tokens.assistant = await withRole('sumu-assistant');
	drafts.blog = await addDraft('blog', { topic: 'Tea', author: 'Mou', description: 'Hot' });
	drafts.project = await addDraft('project', sample.project('A shop'));
	drafts.review = await addDraft('review', {
		reviewText: 'Good',
		UserName: 'Mou',
		userEmail: 'mou@example.com',
		source: 'visitor',
	});
});
afterAll(async () => {
	for (const name of ['blog', 'project', 'review']) await clear(name);
});

const get = (who: string, path: string) => call(`/api${path}`, { token: tokens[who] });
const idsIn = ({ body }: Awaited<ReturnType<typeof get>>) =>
	body.data.map(({ _id }: { _id: string }) => _id);

it.each([
	['editor', { blog: 200, project: 403 }],
	['assistant', { blog: 403, project: 200 }],
])('lets an %s read drafts only of the content types they manage', async (who, expected) => {
	expect({
		blog: (await get(who, `/blog/${drafts.blog}?version=draft`)).status,
		project: (await get(who, `/project/${drafts.project}?version=draft`)).status,
	}).toEqual(expected);
});

it.each([
	['editor', { blog: true, projects: false }],
	['assistant', { blog: false, projects: true }],
])('includes drafts only in lists that an %s manages', async (who, expected) => {
	expect({
		blog: idsIn(await get(who, '/blog?page=1')).includes(drafts.blog),
		projects: idsIn(await get(who, '/projects?page=1')).includes(drafts.project),
	}).toEqual(expected);
});

it('shows pending reviews to an assistant, but e-mail addresses only to the owner', async () => {
	const [listed] = (await get('assistant', '/reviews?page=1&pending=true')).body.data;
	expect(listed).toMatchObject({ _id: drafts.review, pending: true });
	const { body } = await get('assistant', `/reviews/${drafts.review}`);
	expect(body.data).toMatchObject({ UserName: 'Mou' });
	const published = await call(`/api/review/${drafts.review}/publish`, {
		method: 'POST',
		token: tokens.assistant,
	});
	expect(published.status).toBe(200);
	const [signed] = (await get('assistant', '/reviews')).body.data;
	for (const seen of [listed, body.data, published.body.data, signed])
		expect(seen).not.toHaveProperty('userEmail');
	const { body: owners } = await asOwner('GET', `/api/reviews/${drafts.review}`);
	expect(owners.data).toMatchObject({ userEmail: 'mou@example.com' });
});

it('limits the overview to the content types each helper manages', async () => {
	const managed = async (who: string) => (await get(who, '/overview')).body.data;
	expect(await managed('editor')).toEqual({
		managed: [{ kind: 'blog', shown: 0, waiting: 1 }],
		unfinished: [],
	});
	const { managed: kinds, ...others } = await managed('assistant');
	expect(others).toEqual({ unfinished: [] });
	expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
		'project',
		'service',
		'skill',
		'review',
	]);
	// Other tests may have left drafts too.
	expect(kinds[0].waiting).toBeGreaterThan(0);
});

it('lists in the overview the drafts and scheduled posts that an editor has written', async () => {
	const addPost = async (topic: string, options: object) => {
		const { body } = await call('/api/blog/add-blog', {
			method: 'POST',
			token: tokens.editor,
			body: { topic, author: 'Mou', description: 'Hot', ...options },
		});
		return body.insertedId;
	};
	const draft = await addPost('Green tea', { status: 'draft' });
	const publishAt = new Date(Date.now() + 86_400_000).toISOString();
	const scheduled = await addPost('Black tea', { publishAt });
	await addPost('White tea', { status: 'published' });
	const listUnfinished = async (who: string) => (await get(who, '/overview')).body.data.unfinished;
	expect(await listUnfinished('editor')).toMatchObject([
		{ kind: 'blog', _id: scheduled, title: 'Black tea', status: 'scheduled', publishAt },
		{ kind: 'blog', _id: draft, title: 'Green tea', status: 'draft', publishAt: null },
	]);
	// Has the same name, but manages no posts.
	expect(await listUnfinished('assistant')).toEqual([]);
});
